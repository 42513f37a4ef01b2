/** Something that wants the one engine that works at a time on a page: the move of an opponent, or an analysis. */
export interface Claim {
  readonly type: 'opponent' | 'analysis';
  /** The claim has its turn: its engine may work. */
  begin(): void;
  /** Another claim has the turn; `begin` is called again later. */
  pause(): void;
}

/**
 * The claim that has the turn. An opponent that thinks goes on, and others wait in their order; an analysis yields to them. Of
 * several analyses, the one that was asked for last has the turn.
 */
export function claimWithTurn(claims: readonly Claim[], current: Claim | undefined): Claim | undefined {
  if (current?.type === 'opponent' && claims.includes(current)) return current;
  return claims.find(({type}) => type === 'opponent') ?? claims.at(-1);
}

let claims: readonly Claim[] = [];
let current: Claim | undefined;

function passTurn(): void {
  const next = claimWithTurn(claims, current);
  if (next === current) return;
  const before = current;
  current = next;
  if (before && claims.includes(before)) before.pause();
  next?.begin();
}

/**
 * Claims the turn for some work, which begins at once if it is its turn. Its signal is aborted when another claim has the turn; then
 * it begins again later.
 *
 * @returns A function that ends the work, and withdraws the claim. It may be called again.
 */
export function claimTurn(
  type: Claim['type'],
  work: (signal: AbortSignal) => void,
  paused?: () => void,
): () => void {
  let working: AbortController | undefined;
  const claim: Claim = {
    type,
    begin() {
      working = new AbortController();
      work(working.signal);
    },
    pause() {
      working?.abort();
      paused?.();
    },
  };
  claims = [...claims, claim];
  passTurn();
  return () => {
    working?.abort();
    claims = claims.filter((other) => other !== claim);
    passTurn();
  };
}
