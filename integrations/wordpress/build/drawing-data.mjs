// The data with which the plugin's PHP draws. It is taken from pictures of the package's own renderSvg, so that the two
// are the same picture, and stay so when the drawing changes.

import {attributes} from '../../../dist/attributes.js';
import {markColors} from '../../../dist/marks/mark.js';

const roles = ['P', 'N', 'B', 'R', 'Q', 'K', 'A', 'C'];
const letters = [...roles, ...roles.map((role) => role.toLowerCase())];
const sets = ['modern', 'classic'];
const themes = attributes.theme.values;
const empty = {8: '8/8/8/8/8/8/8/8', 10: '10/10/10/10/10/10/10/10'};

/** A position with each kind of piece once, White's on the highest rank, but for those left out. */
const each = (files, without = '') => {
  const ranks = [letters.slice(0, 8), letters.slice(8)].map((rank) =>
    (rank.map((piece) => (piece === without ? '1' : piece)).join('') + (files === 10 ? '2' : '')).replace(
      '12',
      '3',
    ),
  );
  return [...ranks, ...empty[files].split('/').slice(2)].join('/');
};

/** A picture as its tags and texts; what it says in words is left to PHP. */
export const partsOf = (svg) =>
  svg
    .replace(/<(title|desc)>[^<]*<\/\1>/g, '')
    .replace(/ lang="[^"]*"| aria-hidden="[^"]*"/g, '')
    .replace(/ aria-label="[^"]*"/, ' aria-label="{name}"')
    .replace(/>\s+</g, '><')
    .replaceAll('></path>', '/>')
    .split(/(?<=>)(?=<|[^<])/)
    .flatMap((part) => part.split(/(?=<)/))
    .filter(Boolean);

/** The path of a piece on the square that is so far from the left and from the top, as on the one at the top left. */
const atOrigin = (path, left, above) =>
  path.replace(/M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, x, y) => {
    const moved = [x - 45 * left, y - 45 * above].map((value) => +value.toFixed(2));
    return `M${moved.join(' ')}`;
  });
const pathData = (part) => / d="([^"]*)"/.exec(part)?.[1];
const colors = Object.fromEntries(markColors.map((name) => [name.charAt(0), name]));

/**
 * An arrow along the lowest rank. Of each of its points: whether it is counted from the end, how far along, how far
 * beside; and the arc that closes it.
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

/** Where a picture has something that another has not. */
const placeOf = (without, withIt) => withIt.findIndex((part, place) => part !== without[place]);

/** The marks of a theme: the group around them, a path for each colour, and one around all arrows. */
function marksOf(renderSvg, theme) {
  const draw = (to, casings = 0) => {
    const marks = Object.keys(colors)
      .map((color, index) => `${color}a${index + 1}${to}`)
      .join(' ');
    const parts = partsOf(renderSvg(empty[8], {theme, marks, coordinates: 'none'}));
    const begin = placeOf(partsOf(renderSvg(empty[8], {theme, coordinates: 'none'})), parts);
    const [group, ...paths] = parts.slice(begin, begin + 5 + casings);
    if (!group.startsWith('<g opacity') || paths.some((part) => !pathData(part))) {
      throw new Error('Marks have another form than the PHP of the plugin can follow.');
    }
    const empties = paths.map((part) => part.replace(/ d="[^"]*"/, ' d=""'));
    return {
      group,
      casing: empties.splice(0, casings).join(''),
      paths: Object.fromEntries(Object.keys(colors).map((color, index) => [color, empties[index]])),
    };
  };
  return {squares: draw(''), arrows: draw('h8', 1)};
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
  /** A placeholder for what differs from theme to theme, or from set to set: the same for the same values. */
  const placeholder = (kind, list) => {
    const key = JSON.stringify([kind, list]);
    const known = values.findIndex((value) => value.key === key);
    return `{${kind}${known < 0 ? values.push({key, kind, list}) - 1 : known}}`;
  };
  const attribute = /="([^"]*)"/g;
  /** One part in all themes and sets, with placeholders where they differ. */
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
    // On an empty board it is nobody's move.
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
    if (Object.values(pieces).some(({length}) => length !== 2) || new Set(places).size !== places.length) {
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
      // Marked squares lie under the pieces, arrows over them.
      under: placeOf(full, draw({marks: 'Ga1'})),
      over: placeOf(full, draw({marks: 'Ga1b1'})),
      pieces,
    };
  };
  // A theme may have lines that others have not: themes of one form share their frames.
  const shape = (theme) => partsOf(renderSvg(`${each(8)} w - - 0 1`, {theme})).length;
  const groups = [...new Set(themes.map(shape))].map((length) =>
    themes.filter((theme) => shape(theme) === length),
  );
  for (const group of groups) {
    for (const files of [8, 10]) {
      for (const orientation of ['white', 'black']) {
        for (const coordinates of ['inside', 'outside', 'none']) {
          for (const marker of ['none', 'white', 'black', 'nobody']) {
            addFrame(group, files, orientation, coordinates, marker);
          }
        }
      }
    }
  }
  for (const set of sets) {
    const picture = partsOf(renderSvg(`${each(8)} w - - 0 1`, {pieces: set, coordinates: 'none'}));
    for (const [index, piece] of letters.entries()) {
      paths[set][piece] = frames['auto 8 white none none'].pieces[piece].map((place) =>
        atOrigin(/ d="([^"]*)"/.exec(picture[place])[1], index % 8, index < 8 ? 0 : 1),
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
    // Of the square at the top left.
    frame: one('Ga8', 'circle'),
    arrow: arrowOf(one('Ga1h1', 'arrow')),
    themes: Object.fromEntries(themes.map((theme, index) => [theme, ofKind('theme', index)])),
    sets: Object.fromEntries(
      sets.map((set, index) => [set, {strokes: ofKind('set', index), paths: paths[set]}]),
    ),
  };
}

/** A value as PHP writes it. */
export function php(value) {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object') return String(value);
  const items = Array.isArray(value)
    ? value.map(php)
    : Object.entries(value).map(([key, item]) => `${php(key)}=>${php(item)}`);
  return `array(${items.join(',')})`;
}
