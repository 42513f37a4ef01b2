// Written by "npm run docs", from the parts in the JSDoc of both elements.

/** The value of `exportparts` of the board in a game: the board's parts whose names the game does not have itself. */
export const exportedParts =
  'board:squares,square,light,dark,piece,white,black,detail,coordinate,rank,file,frame,turn,controls,mark,marked-square,mark-lines,arrow,green,red,yellow,blue,highlight,last-move,check,picked,premove,target,grid,chooser,palette,panel,hint,puzzle,solution,set,previous,place,next,summary,start-again,counts,badge,right,wrong,opponent,preview,best-move,move-input,feedback';
