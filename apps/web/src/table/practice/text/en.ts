import type { Words } from '../../../app/words.ts';

export const en = {
  practice: 'Practice aids, against the computer',
  on: 'Shown',
  off: 'Not shown',
  show: 'Practice: show where it leads and how far pieces reach',
  nothingInTheWay: 'Nothing is in the way, as things stand now.',
  chooseToSee: 'Point at a choice or make it to see where it leads.',
} as const satisfies Words;
