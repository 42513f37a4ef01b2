// Shortens names that minifiers keep: those of members that only our own files use. This happens when the types are
// removed, in all files that pages fetch, so that the drop-in and its parts agree. It saves a page with a puzzle 500 bytes.
import ts from 'typescript';

/**
 * Names of members that cross files, the most frequent ones first. A test checks that none is public, appears in a
 * string, or has a meaning in HTML, JavaScript or lit.
 */
export const internalNames =
  `announce revision internals isFlipped repairs isBroken findings isHandled isDown canUndo isWhite glides canAct
  syncFromElement mobility isNonstandard isGood expectsMove addComment acceptsMoves rookDestinations newPiece
  hasGivenUp erases draftError toolbarButtons situation stepOf makeStatic loadOrReport isPlaying isAtNextGame firstRevision addVariation stepMade
  explicitFen explicitStart innerFen replaceFen setStartFen defaultFen earlyEvents savedAttempt drawnPosition loadParts withPlaceholders
  coordinateScale replacements
  showProgress setState isInteractive recordBoardMove markBrushColor liveRegion isWaiting isSolved canPlayMoves isGame isDrag
  isComplete isClean hasFailed dropOutside discardDraft capturedBy canInteract startFromLastSet addNag judge isWrong
  isPlayable isDoubtful isBeforeFirstMove hintedSquares hasRibbonData giveUp consequences recordUndo undoUnannounced
  tabStop stepsTo resetForm readGenerated positionSet planHome giveHint mayBeInvalid findMoveTo keepsMarks
  joinShapes isSilent isPlausible hidesCheck hasCommentTexts needsMarks hasClocks giveUpOrReset
  describedBy checkedKing canUndoOrRedo rememberPlaceWithoutFragment markedSquares naming forWhite forBlack onLight onDark isBoolean hasRibbon
  hasNextMoveNumber pendingComments earlyVariations toggleRibbon moveText hasVariations lastVariationStart tryLoad shownMove lastSet
  checkText turnText moveBetween loadRules gameMove indexInLine undoOrRedo lastPainted isMovable isSelected isDestination`.split(
    /\s+/,
  );

/**
 * Members that lit's classes and ours give each other, which only files with lit inside shorten. None of them is documented
 * for boards, or used by lit's hydrate support.
 */
export const litNames =
  `addController removeController hostConnected hostDisconnected hostUpdate hostUpdated getUpdateComplete scheduleUpdate
  performUpdate isUpdatePending hasUpdated enableUpdating firstUpdated willUpdate elementProperties elementStyles
  getPropertyOptions finalizeStyles shadowRootOptions hasChanged`.split(/\s+/);

// Without x and y, which are members of points.
const letters = 'abcdefghijklmnopqrstuvwz';
const shortNames = new Map(
  [...internalNames, ...litNames].map((name, i) => [
    name,
    (letters[Math.floor(i / letters.length) - 1] ?? '') + letters[i % letters.length],
  ]),
);

/** The code of lit with these names shortened too. */
export const shortenLit = (code) =>
  litNames.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), shortNames.get(name)),
    code,
  );

/** A TypeScript transformer that renames these members wherever they are defined, read or destructured. */
export const shortenNames = (context) => (file) => {
  const {factory} = context;
  const shortFor = (name) => name && ts.isIdentifier(name) && shortNames.get(name.text);
  const visit = (node) => {
    const {parent} = node;
    if (ts.isShorthandPropertyAssignment(node) && shortFor(node.name))
      return factory.createPropertyAssignment(shortFor(node.name), node.name);
    const whole = ts.visitEachChild(node, visit, context);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(parent) && !node.dotDotDotToken) {
      const short = shortFor(node.propertyName ?? node.name);
      return short
        ? factory.updateBindingElement(whole, undefined, short, whole.name, whole.initializer)
        : whole;
    }
    const isMember =
      parent?.name === node &&
      [ts.isPropertyAccessExpression, ts.isObjectLiteralElement, ts.isClassElement].some((is) => is(parent));
    return isMember && shortFor(node) ? factory.createIdentifier(shortFor(node)) : whole;
  };
  return ts.visitNode(file, visit);
};
