// Shortens what minifiers leave as it is: the names of members that only our own files see. It happens as the types are
// removed, in everything that pages fetch, so that the drop-in and its parts agree. A page with a puzzle is 500 bytes lighter.
import ts from 'typescript';

/**
 * Members of what these files give each other, the most frequent ones first. None is public, written as text anywhere, or
 * known to HTML, JavaScript or lit; a test looks for that.
 */
export const internalNames =
  `announce revision internals fromBlack repairs isBroken findings isHandled isDown canUndo isWhite glides canAct
  syncFromElement mobility isOdd isGood isAhead addComment showsTargets rookDestinations newPiece isShredder hasGivenUp
  erases draftError toolbarButtons situation promote makeStatic loadOrReport isPlaying hasEnded began addVariation stepMade
  showProgress setState preparePuzzle playNext penColor liveRegion isWaiting isSolved isPlayed isInVariation isGame isDrag
  isComplete isClean hasFailed dropOutside discardDraft captor canInteract beginAnew addNag setGenerated judge isWrong
  isPlayable isMain isDoubtful isBeforeGame hinted hasCourse giveUp consequences wholeMoveText undoWrongMove undoSilently
  tabStop stepsTo resetForm readGenerated positionSet planHome nextHint movesBeforeGivingUp mayBeInvalid leadingTo keepsMarks
  joined isSilent isPlausible hidesCheck hasTexts hasMoves hasMoveText hasIssues hasMarks hasClocks hasBegun giveUpOrRestart
  describedBy checkedKing canRedo opensAt markedSquares naming`.split(/\s+/);

// Without x and y, which are members of points.
const letters = 'abcdefghijklmnopqrstuvwz';
const shortNames = new Map(
  internalNames.map((name, i) => [
    name,
    (letters[Math.floor(i / letters.length) - 1] ?? '') + letters[i % letters.length],
  ]),
);

/** A transformer for TypeScript, which renames them wherever they are defined, read or destructured. */
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
