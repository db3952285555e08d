import type { ListWords } from '../../../../apps/web/src/lists/list-words.ts';

export const en = {
  title: 'Flights',
  yourLists: 'Your flights',
  readyLists: 'Ready flights',
  yourList: 'Your flight',
  otherList: 'The opponent’s flight',
} as const satisfies ListWords;
