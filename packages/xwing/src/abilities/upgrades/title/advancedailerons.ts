import { card, on } from '../../card-words.ts';
import { fliesBankFirst } from '../../flies-bank-first.ts';
import { isBank } from '../../is-bank.ts';

const { window, ...bank } = fliesBankFirst;

export const advancedAilerons = card('title:advancedailerons', {
  abilities: [on(window, bank)],
  sets: { difficulty: ({ maneuver }) => (isBank(maneuver) && maneuver.speed === 3 ? 'white' : undefined) },
});
