import {valueOf, type TagIndex} from './tag-index.js';

/** A player as a file names them. */
export interface Player {
  readonly name: string;
  /** The identity number at the world federation; empty if the file has none. */
  readonly id: string;
}

/** A game that counts. */
export interface PlayedGame {
  readonly white: Player;
  readonly black: Player;
  /** The points of White in halves: 2, 1 or 0. */
  readonly halves: number;
}

/** A line of the standings. Points and Buchholz are in halves. */
interface Standing {
  /** Players with the same points, Buchholz and wins share a place. */
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  /** The points of all opponents, each as often as they were played. */
  readonly buchholz: number;
}

const halvesOf: {readonly [result: string]: number | undefined} = {'1–0': 2, '½–½': 1, '0–1': 0};

/** Whether a file is a tournament: every game has two players, a round and a result. */
export const isTournament = ({count, fields: {white, black, round, result}}: TagIndex): boolean =>
  count > 1 && ![white, black, round, result].some(({indices}) => indices.includes(0));

/** The games of a tournament. */
export const tournamentIn = ({count, fields: {white, black, result}, ids}: TagIndex): readonly PlayedGame[] =>
  [...Array(count).keys()].map((game) => ({
    white: {name: valueOf(white, game), id: ids.white ? valueOf(ids.white, game) : ''},
    black: {name: valueOf(black, game), id: ids.black ? valueOf(ids.black, game) : ''},
    halves: halvesOf[valueOf(result, game)] ?? 0,
  }));

/** A name without case and blanks: files write `Smith, Anna` and `Smith,Anna`. */
const plainName = (name: string): string => name.normalize().toLowerCase().replace(/\s+/g, '');
/** The plain name of the opponent of a player who had none in a round. */
const bye = 'bye';
const isId = (id: string): boolean => /^[1-9]\d*$/.test(id);

/** Joins the names of a file: a key for each player, by identity number where the file gives one for the name, else by the plain name. */
function playerKeys(games: readonly PlayedGame[]): (player: Player) => string {
  const idsOfNames = new Map<string, Set<string>>();
  for (const {name, id} of games.flatMap(({white, black}) => [white, black])) {
    if (!isId(id)) continue;
    const plain = plainName(name);
    idsOfNames.set(plain, (idsOfNames.get(plain) ?? new Set()).add(id));
  }
  return ({name, id}) => {
    if (isId(id)) return id;
    const plain = plainName(name);
    const [known, ...others] = idsOfNames.get(plain) ?? [];
    // Two players may have one name.
    return known && others.length === 0 ? known : plain;
  };
}

/** Computes the standings of a tournament, by points, then Buchholz, then wins. A bye gives its points, and is no game. */
export function standingsOf(games: readonly PlayedGame[], lang: string): readonly Standing[] {
  const keyOf = playerKeys(games);
  const players = new Map<string, {name: string; points: number; wins: number; opponents: string[]}>();
  const add = (player: Player, opponent: Player, halves: number) => {
    const [key, other] = [keyOf(player), keyOf(opponent)];
    if (key === bye) return;
    const line = players.get(key) ?? {name: player.name, points: 0, wins: 0, opponents: []};
    players.set(key, line);
    line.points += halves;
    if (other === bye) return;
    if (halves === 2) line.wins++;
    line.opponents.push(other);
  };
  for (const {white, black, halves} of games) {
    add(white, black, halves);
    add(black, white, 2 - halves);
  }
  const {compare} = new Intl.Collator(lang, {numeric: true});
  const sorted = [...players.values()]
    .map(({opponents, ...line}) => ({
      ...line,
      played: opponents.length,
      buchholz: opponents.reduce((sum, opponent) => sum + (players.get(opponent)?.points ?? 0), 0),
    }))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.buchholz - one.buchholz ||
        other.wins - one.wins ||
        compare(one.name, other.name),
    );
  let place = 1;
  return sorted.map((line, i) => {
    const before = sorted[i - 1];
    const isShared =
      before?.points === line.points && before.buchholz === line.buchholz && before.wins === line.wins;
    if (!isShared) place = i + 1;
    return {place, ...line};
  });
}

/** Points as a table of a tournament writes them: `5½`. */
export const pointsText = (halves: number): string =>
  halves === 1 ? '½' : `${halves >> 1}${halves % 2 ? '½' : ''}`;
