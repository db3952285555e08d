import type { Words } from '../../app/words.ts';

export const en = {
  boardHelp:
    'Arrow keys move the view, plus and minus zoom, zero shows the whole table. Tab goes to the pieces; arrow keys go from one piece to the next.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole table',
  turnTable: 'Turn the table around',
  view: 'View',
  piecePick: '{{name}}. {{action}}',
  pieceChosen: '{{name}}. {{action}}. Chosen',
  pieceRefused: '{{name}}. {{action}}: not allowed; press to learn why',
  ghost: '{{name}}, in your hand. {{standing}}. {{help}}',
  ghostRole: 'piece in hand',
  ghostTurns: 'Arrow keys move it, Q and E turn it; hold Shift for small steps.',
  ghostMoves: 'Arrow keys move it; hold Shift for small steps.',
  ghostSlides: 'Arrow keys slide it along its line; hold Shift for small steps.',
  legal: 'It may stand here',
  illegal: 'It may not stand here',
  unknown: 'Checking this place',
  hand: 'Piece in hand',
  turnLeft: 'Turn left by 15 degrees',
  turnRight: 'Turn right by 15 degrees',
} as const satisfies Words;
