import type { Words } from '../../../app/words.ts';

export const en = {
  follow: 'Follow',
  followWhy: 'Let the view follow what happens',
  camera: 'View of the table',
  follows: 'Follows what happens',
  still: 'Stays where I put it',
} as const satisfies Words;
