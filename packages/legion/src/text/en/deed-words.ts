import type { DeedWords } from '../story/deed-words.ts';
import { count } from './count.ts';
import { list } from './list.ts';

export const deedWords: DeedWords = {
  list,
  withResults: (clause, results) => `${clause}: ${results.join('; ')}`,
  ordered: (units) => `orders for ${units}`,
  results: {
    noWounds: 'no wounds',
    wounds: (unit, number) => `${unit} takes ${count(number, 'wound')}`,
    miniatures: (unit, number) => `${count(number, 'miniature')} of ${unit} defeated`,
    defeated: (unit) => `${unit} is defeated`,
    suppression: (unit, number) => `${unit} gains ${count(number, 'suppression token')}`,
    damaged: (unit) => `${unit} is damaged`,
  },
};
