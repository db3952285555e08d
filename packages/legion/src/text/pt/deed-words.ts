import type { DeedWords } from '../story/deed-words.ts';
import { count } from './count.ts';
import { list } from './list.ts';

export const deedWords: DeedWords = {
  list,
  withResults: (clause, results) => `${clause}: ${results.join('; ')}`,
  ordered: (units) => `ordens para ${units}`,
  results: {
    noWounds: 'sem ferimentos',
    wounds: (unit, number) => `${unit} recebe ${count(number, 'ferimento')}`,
    miniatures: (unit, number) => `${unit} perde ${count(number, 'miniatura')}`,
    defeated: (unit) => `${unit} fica fora de combate`,
    suppression: (unit, number) => `${unit} recebe ${count(number, 'ficha')} de supressão`,
    damaged: (unit) => `${unit} sofre danos`,
  },
};
