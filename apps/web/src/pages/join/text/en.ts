import type { Words } from '../../../app/words.ts';

export const en = {
  title: '{{name}} challenges you',
  titleNoName: 'You are invited to a battle',
  used: 'This seat is taken',
  usedWhy:
    'The link has been used. If it was you, go on in the browser you sat down in, or ask for a link to look on.',
  mine: 'You sit here already.',
  toGame: 'To the game',
  noGame: 'There is no such game',
  noGameWhy: 'The link is not complete, or the game is gone.',
  notLoaded: 'The server cannot be reached',
  notLoadedWhy: 'The invitation stays good; try again in a moment.',
  tryAgain: 'Try again',
  home: 'To the first page',
  agreed: 'What was agreed',
  opponents: 'At the table',
  yourName: 'Your name',
  usualName: 'Player 2',
  yourSide: 'Your side: {{side}}',
  quick: 'Set up the table for me',
  sit: 'Sit down',
  sitting: 'Sitting down…',
  gameTitle: '{{battle}}: against {{name}}',
} as const satisfies Words;
