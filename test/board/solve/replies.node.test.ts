import {expect} from 'chai';
import fc from 'fast-check';
import {parseFen} from '../../../src/core/notation/index.js';
import {parseMoveText} from '../../../src/core/pgn/index.js';
import {chooseReply, countReply, repliesAmong, type ReplyCounts} from '../../../src/board/solve/replies.js';
import {Attempt, restoreAttempt} from '../../../src/board/solve/attempt.js';
import {parseSolution} from '../../../src/board/solve/solution.js';

const opening = '1. e4 e5 (1... c5 2. Nf3) (1... e6? 2. d4) (1... c6 2. d4) (1... g5 $4 2. d4) 2. Nf3';

function solutionOf(text: string) {
  const start = parseFen('start', {tolerant: true});
  const parsed = start.ok && parseSolution(start.position, text, 'auto', parseMoveText);
  if (!parsed || !parsed.ok) throw new Error(`${text} cannot be played.`);
  return parsed.solution;
}
const solution = solutionOf(opening);
const replies = repliesAmong(solution.firstMoves[0]?.nextMoves ?? []);
const sans = (moves: typeof replies) => moves.map(({san}) => san);

describe('the replies of a puzzle', () => {
  it('are the main line and the variations that are not marked wrong', () => {
    expect(sans(replies)).to.deep.equal(['e5', 'c5', 'c6']);
  });

  it('include a main line that is marked wrong, because there may be no other', () => {
    const [first] = solutionOf('1. e4 g5? (1... f6? 2. d4) 2. d4').firstMoves;
    expect(sans(repliesAmong(first?.nextMoves ?? []))).to.deep.equal(['g5']);
  });

  it('are one of the replies for each random number', () => {
    const counts = fc.array(fc.nat(2000), {minLength: 3, maxLength: 3});
    const random = fc.double({min: 0, max: 1, maxExcluded: true, noNaN: true});
    fc.assert(
      fc.property(counts, random, (times, number) => {
        const before = countsOf(times);
        expect(replies).to.include(chooseReply(replies, before, number));
      }),
    );
  });

  it('come less often the more often they were played', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), {minLength: 3, maxLength: 3}), (times) => {
        const counts = countsOf(times);
        const shares = replies.map(
          (reply) =>
            Array.from({length: 4096}, (_, i) => chooseReply(replies, counts, i / 4096)).filter(
              (chosen) => chosen === reply,
            ).length,
        );
        for (const [i, share] of shares.entries()) {
          for (const [j, other] of shares.entries())
            if ((times[i] ?? 0) < (times[j] ?? 0)) expect(share).to.be.above(other - 2);
        }
      }),
      {numRuns: 50},
    );
  });

  it('are all played within some games, about equally often', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({min: 0, max: 1, maxExcluded: true, noNaN: true}), {minLength: 60, maxLength: 60}),
        (randoms) => {
          let counts: ReplyCounts = {};
          // A fair share of small and large numbers, whatever the generator prefers.
          for (const [i, random] of randoms.entries()) {
            const reply = chooseReply(replies, counts, (random + i * 0.618) % 1);
            if (reply) counts = countReply(counts, reply);
          }
          const times = Object.values(counts);
          expect(times.reduce((sum, count) => sum + count)).to.equal(60);
          expect(times).to.have.length(3);
          expect(Math.max(...times) - Math.min(...times)).to.be.below(12);
        },
      ),
    );
  });

  it('are restored with the attempt, whichever they were, and not counted again', () => {
    const [first] = solution.firstMoves;
    for (const reply of replies) {
      const attempt = new Attempt(solution, () => reply);
      if (first) attempt.judge(first.position, first.san);
      attempt.recordBoardMove();
      expect(attempt.saved).to.equal(`solve 0 0 1. e4 ${reply.san}`);
      const restored = restoreAttempt(solution, attempt.saved);
      expect(restored?.attempt.saved).to.equal(attempt.saved);
      expect(restored?.attempt.phase).to.deep.include({type: 'solver'});
    }
    expect(restoreAttempt(solution, 'solve 0 0 1. e4 d5')).to.equal(null);
  });
});

function countsOf(times: readonly number[]): ReplyCounts {
  let counts: ReplyCounts = {};
  for (const [i, reply] of replies.entries())
    for (let time = 0; time < (times[i] ?? 0); time++) counts = countReply(counts, reply);
  return counts;
}
