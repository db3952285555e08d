import type { DeedWords } from '../story/deed-words.ts';
import { count } from './count.ts';
import { list } from './list.ts';

export const deedWords: DeedWords = {
  list,
  withResults: (clause, results) => `${clause}: ${results.join('; ')}`,
  ordered: (units) => `órdenes para ${units}`,
  results: {
    noWounds: 'sin heridas',
    wounds: (unit, number) => `${unit} recibe ${count(number, 'herida')}`,
    miniatures: (unit, number) => `${unit} pierde ${count(number, 'miniatura')}`,
    defeated: (unit) => `${unit} queda fuera de combate`,
    suppression: (unit, number) => `${unit} recibe ${count(number, 'ficha')} de acobardamiento`,
    damaged: (unit) => `${unit} sufre daños`,
  },
};
