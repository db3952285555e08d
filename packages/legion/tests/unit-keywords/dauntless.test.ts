import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

const luke = { unit: 'luke-skywalker', at: [1500, 700] } as const;
const table = (suppression: number) => {
  const upgrades = lend({ id: 'dauntless' });
  const blanks = Array.from({ length: suppression }, () => 'blank');
  const scouts = {
    unit: 'scout-troopers',
    at: [600, 300],
    left: 1,
    upgrades,
    tokens: { suppression },
  } as const;
  return legionTable({ scouts, luke }, { whiteDefense: blanks }).activate('scouts');
};

shows(
  'lg.unit-keyword.dauntless.free-move',
  'suppressed after its rally it may take a token more for a free move',
  () => {
    const at = table(2).offersExactly({ use: 'scouts.dauntless', choice: null }, { pass: true });
    at.uses('dauntless').asks('move', { unit: 'scouts', source: 'dauntless' });
    at.answers(at.answersOffered[0] as never).hasTokens('scouts', { suppression: 3 });
    at.asks('chooseAction', { unit: 'scouts', actions: 1 });
  },
);

shows(
  'lg.unit-keyword.dauntless.free-move',
  'a unit that is not suppressed, or that panicked, has none',
  () => {
    table(1).asks('chooseAction', { unit: 'scouts', actions: 2 });
    table(4).asks('move', { types: ['panic'] });
  },
);

shows('lg.unit-keyword.dauntless.no-panic', 'the token does not make it panic', () => {
  const at = table(3).uses('dauntless');
  at.answers(at.answersOffered[0] as never).hasTokens('scouts', { suppression: 4 });
  at.asks('chooseAction', { unit: 'scouts', actions: 1 }).has('scouts', { panicked: false });
});
