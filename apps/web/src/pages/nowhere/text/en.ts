import type { Words } from '../../../app/words.ts';

export const en = {
  title: 'Nothing is here',
  why: 'The address leads into empty space.',
  home: 'To the first page',
} as const satisfies Words;
