import type { Words } from '../../../../../app/words.ts';

export const en = {
  files: 'Files',
  file: 'The whole event',
  fileWhy:
    'Another server goes on from it in the middle of the day. It holds the secret of the draws: keep it to yourself until the event is over.',
  'list-fortress': 'Results for List Fortress',
  'list-fortressWhy': 'The JSON that List Fortress reads and Cryodex writes.',
  'players.csv': 'Players as CSV',
  'players.csvWhy': 'Names, clubs, fixed tables and promised byes.',
  notFetched: 'The server could not be asked. Try again in a moment.',
  draws: 'Fair draws',
  drawsWhy:
    'The commitment was public before anything was drawn. When the event is over the secret is public too, and anybody can draw every pairing, scenario, round length and tiebreak again.',
  commitment: 'Commitment:',
  secret: 'Secret:',
  log: 'Log of the day',
  findInLog: 'Find in the log',
} as const satisfies Words;
