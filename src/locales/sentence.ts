import {fill, type Values} from '../notation/fill.js';
import type {PieceLetter, Role} from '../notation/position.js';
import type {DiagramStrings} from './en.js';
import type {PlayStrings} from './en-play.js';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence of a table with its slots filled; it begins with a capital, whatever fills the first slot. */
export const sentence = (template: string, values: Values): string => capitalized(fill(template, values));

/** Joins sentences by spaces; those that are empty or missing are left out. */
export const sentences = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

/** The name of a kind of piece, without its colour: “knight”. */
export const roleName = (piece: PieceLetter, {diagram}: {readonly diagram: DiagramStrings}): string =>
  diagram.pieces[piece.toUpperCase() as Role][0];

/** The name of a piece with its colour: “white knight”. */
export const pieceName = (piece: PieceLetter, {interaction}: {readonly interaction: PlayStrings}): string =>
  interaction.pieces[piece];
