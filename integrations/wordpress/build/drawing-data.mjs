// The data with which the plugin's PHP draws, extracted from pictures of `renderSvg`, so that PHP draws the same.

import {attributes} from '../../../dist/attributes.js';
import {markColors} from '../../../dist/core/marks/mark.js';

const roles = ['P', 'N', 'B', 'R', 'Q', 'K', 'A', 'C'];
const letters = [...roles, ...roles.map((role) => role.toLowerCase())];
const sets = ['modern', 'classic'];
const themes = attributes.theme.values;
const empty = {8: '8/8/8/8/8/8/8/8', 10: '10/10/10/10/10/10/10/10'};

/** A position with each piece once, White's on rank 8 and Black's on rank 7, except `without`. */
const each = (files, without = '') => {
  const ranks = [letters.slice(0, 8), letters.slice(8)].map((rank) =>
    (rank.map((piece) => (piece === without ? '1' : piece)).join('') + (files === 10 ? '2' : '')).replace(
      '12',
      '3',
    ),
  );
  return [...ranks, ...empty[files].split('/').slice(2)].join('/');
};

/** Divides a picture into tags and texts, without its name and description, which PHP writes. */
export const partsOf = (svg) =>
  svg
    .replace(/<title>[^<]*<\/title>[^<]*<desc>[^<]*<\/desc>(?:<metadata>[^<]*<\/metadata>)?/, '')
    .replace(/ lang="[^"]*"| aria-hidden="[^"]*"/g, '')
    .replace(/ aria-label="[^"]*"/, ' aria-label="{name}"')
    .replace(/>\s+</g, '><')
    .replaceAll('></path>', '/>')
    .split(/(?<=>)(?=<|[^<])/)
    .flatMap((part) => part.split(/(?=<)/))
    .filter(Boolean);

const pathData = (part) => / d="([^"]*)"/.exec(part)?.[1];
const colors = Object.fromEntries(markColors.map((name) => [name.charAt(0), name]));

/**
 * Describes an arrow along rank 1: for each point, whether it is relative to the end of the arrow, its distance along the
 * arrow, and its distance beside it; then the arc that closes the path.
 */
function arrowOf(path) {
  const [start, end, line] = [22.5, 337.5, 337.5];
  const [, first, others, arc, last] =
    /^M([\d.]+ [\d.]+)((?:L[\d.]+ [\d.]+)+)(A4 4 0 0 1 )([\d.]+ [\d.]+)z$/.exec(path) ?? [];
  if (!first || first !== last) throw new Error('An arrow has another form than the PHP draws.');
  const points = `${first}${others}`.split('L').map((point) => {
    const [x, y] = point.split(' ').map(Number);
    const isAtEnd = x > (start + end) / 2;
    return [Number(isAtEnd), x - (isAtEnd ? end : start), y - line];
  });
  return {points, arc};
}

/** The index of the first part that differs. */
const placeOf = (without, withIt) => withIt.findIndex((part, place) => part !== without[place]);

/** The marks of a theme: the group around them, one or two paths for each colour, and the casing of all arrows. */
function marksOf(renderSvg, theme) {
  const draw = (to, each, casings = 0) => {
    const marks = Object.keys(colors)
      .map((color, index) => `${color}a${index + 1}${to}`)
      .join(' ');
    const parts = partsOf(renderSvg(empty[8], {theme, marks, coordinates: 'none'}));
    const begin = placeOf(partsOf(renderSvg(empty[8], {theme, coordinates: 'none'})), parts);
    const [group, ...paths] = parts.slice(begin, begin + 1 + 4 * each + casings);
    if (!group.startsWith('<g opacity') || paths.some((part) => !pathData(part))) {
      throw new Error('Marks have another form than the PHP of the plugin can follow.');
    }
    const empties = paths.map((part) =>
      part.replace(/ d="[^"]*"/, part.includes('mark-lines') ? ' d="lines"' : ' d=""'),
    );
    return {
      group,
      casing: empties.splice(0, casings).join(''),
      paths: Object.fromEntries(
        Object.keys(colors).map((color, index) => [
          color,
          empties.slice(each * index, each * (index + 1)).join(''),
        ]),
      ),
    };
  };
  return {squares: draw('', 2), arrows: draw('h8', 1, 1)};
}

/**
 * Collects the data.
 * @param {(fen: string, look: object) => string} renderSvg - With both piece sets registered.
 * @returns {object} What includes/drawing-data.php returns.
 */
export function drawingData(renderSvg) {
  const pool = [];
  const intern = (part) => (pool.includes(part) ? pool.indexOf(part) : pool.push(part) - 1);
  const values = [];
  /** A placeholder for values that differ between themes, or between sets; the same for equal lists of values. */
  const placeholder = (kind, list) => {
    const key = JSON.stringify([kind, list]);
    const known = values.findIndex((value) => value.key === key);
    return `{${kind}${known < 0 ? values.push({key, kind, list}) - 1 : known}}`;
  };
  const attribute = /="([^"]*)"/g;
  /** A part with placeholders for the values that differ between themes or sets. */
  const merged = (place, inThemes, inSets, first) => {
    const look = (all) =>
      all.map((parts) => parts && [...parts[place].matchAll(attribute)].map(([, value]) => value));
    const byTheme = look(inThemes);
    const bySet = look(inSets);
    let index = -1;
    return first[place].replace(attribute, (whole) => {
      index++;
      const ofThemes = byTheme.map((list) => list?.[index]);
      const ofSets = bySet.map((list) => list[index]);
      if (new Set(ofThemes.filter((value) => value !== undefined)).size > 1)
        return `="${placeholder('theme', ofThemes)}"`;
      if (new Set(ofSets).size > 1) return `="${placeholder('set', ofSets)}"`;
      return whole;
    });
  };

  const paths = Object.fromEntries(sets.map((set) => [set, {}]));
  const frames = {};
  const addFrame = (group, files, orientation, coordinates, marker) => {
    // An empty board has no turn marker.
    const isEmpty = marker === 'nobody';
    const turn = marker === 'black' ? 'b' : 'w';
    const draw = (look, without) => {
      const placement = isEmpty ? empty[files] : each(files, without);
      const options = {theme: group[0], orientation, coordinates, turnMarker: marker !== 'none', ...look};
      return partsOf(renderSvg(`${placement} ${turn} - - 0 1`, options));
    };
    const full = draw({});
    const pieces = isEmpty
      ? {}
      : Object.fromEntries(
          letters.map((piece) => {
            const lacking = draw({}, piece);
            return [piece, [...full.keys()].filter((place) => full[place] !== lacking[place])];
          }),
        );
    const places = Object.values(pieces).flat();
    if (Object.values(pieces).some(({length}) => length !== 2)) {
      throw new Error('The drawing has another form than the PHP of the plugin can follow.');
    }
    const inThemes = themes.map((theme) => (group.includes(theme) ? draw({theme}) : undefined));
    const inSets = sets.map((set) => draw({pieces: set}));
    frames[`${group[0]} ${files} ${orientation} ${coordinates} ${marker}`] = {
      parts: full.map((part, place) =>
        intern(
          places.includes(place)
            ? part.replace(/ d="[^"]*"/, ' d=""')
            : merged(place, inThemes, inSets, full),
        ),
      ),
      // Marked squares are under the pieces, arrows over them.
      under: placeOf(full, draw({marks: 'Ga1'})),
      over: placeOf(full, draw({marks: 'Ga1b1'})),
      pieces,
    };
  };
  // Themes with the same elements share their frames; `print` has one more.
  const shape = (theme) => partsOf(renderSvg(`${each(8)} w - - 0 1`, {theme})).length;
  const groups = [...new Set(themes.map(shape))].map((length) =>
    themes.filter((theme) => shape(theme) === length),
  );
  for (const group of groups) {
    for (const files of [8, 10]) {
      for (const orientation of ['white', 'black']) {
        for (const coordinates of attributes.coordinates.values) {
          for (const marker of ['none', 'white', 'black', 'nobody']) {
            addFrame(group, files, orientation, coordinates, marker);
          }
        }
      }
    }
  }
  for (const set of sets) {
    for (const piece of letters) {
      const alone = `${piece}7/8/8/8/8/8/8/8 w - - 0 1`;
      const picture = partsOf(renderSvg(alone, {pieces: set, coordinates: 'none'}));
      // On the square at the top left.
      paths[set][piece] = frames['auto 8 white none none'].pieces[piece].map((place) =>
        pathData(picture[place]),
      );
    }
  }
  const one = (marks, part) =>
    pathData(partsOf(renderSvg(empty[8], {marks, coordinates: 'none'})).find((text) => text.includes(part)));
  const ofKind = (kind, index) =>
    Object.fromEntries(
      values.flatMap((value, number) =>
        value.kind === kind ? [[`{${kind}${number}}`, value.list[index] ?? '']] : [],
      ),
    );
  return {
    frameOf: Object.fromEntries(groups.flatMap((group) => group.map((theme) => [theme, group[0]]))),
    parts: pool,
    frames,
    marks: Object.fromEntries(themes.map((theme) => [theme, marksOf(renderSvg, theme)])),
    // On the square at the top left.
    frame: one('Ga8', 'marked-square'),
    lines: one('Ga8', 'mark-lines'),
    arrow: arrowOf(one('Ga1h1', 'arrow')),
    themes: Object.fromEntries(themes.map((theme, index) => [theme, ofKind('theme', index)])),
    sets: Object.fromEntries(
      sets.map((set, index) => [set, {strokes: ofKind('set', index), paths: paths[set]}]),
    ),
  };
}

/** Formats a value as PHP code. */
export function php(value) {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object') return String(value);
  const items = Array.isArray(value)
    ? value.map(php)
    : Object.entries(value).map(([key, item]) => `${php(key)}=>${php(item)}`);
  return `array(${items.join(',')})`;
}
