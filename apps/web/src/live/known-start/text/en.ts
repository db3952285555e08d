import type { Words } from '../../../app/words.ts';

export const en = {
  title: 'This game goes on from another one',
  goesOn:
    'It goes on from step {{entries}} of a game that was played before, with its forces. Whoever has that game knows everything up to there, also what lies hidden; the dice after it are new and known to nobody.',
  anew: 'It begins as another game did, with its forces. Its dice are new and known to nobody.',
  position: 'That game began from a position that somebody had laid out.',
} as const satisfies Words;
