import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

const luke = { unit: 'luke-skywalker', at: [1500, 700] } as const;
const table = (suppression: number, y = 500, unit = 'scout-troopers') => {
  const upgrades = lend({ id: 'compel' });
  const blanks = Array.from({ length: suppression }, () => 'blank');
  return legionTable(
    {
      krennic: { unit: 'general-veers', at: [600, 300], upgrades },
      storm: { unit, at: [600, y, 0], left: 1, tokens: { suppression } },
      luke,
    },
    { whiteDefense: blanks },
  ).answers({ unit: 'storm' });
};

shows(
  'lg.unit-keyword.compel.effect',
  'a trooper unit at range 1-2 that is suppressed may take a token more and moves for no action',
  () => {
    const at = table(2).offersExactly({ use: 'krennic.compel', choice: null }, { pass: true });
    at.uses('compel').asks('move', { unit: 'storm', types: ['standard'], source: 'compel' });
    at.answers(at.answersOffered[0] as never).hasTokens('storm', { suppression: 3 });
    at.asks('chooseAction', { unit: 'storm', actions: 1 });
  },
);

shows(
  'lg.unit-keyword.compel.effect',
  'there is nothing for a unit that is not suppressed, too far, or panicked',
  () => {
    table(1).asks('chooseAction', { unit: 'storm', actions: 2 });
    table(2, 640).asks('chooseAction', { unit: 'storm', actions: 1 });
    table(4, 640).asks('move', { types: ['panic'] });
  },
);

shows(
  'lg.unit-keyword.compel.no-panic-from-token',
  'with the token it has twice its courage, and yet it acts',
  () => {
    const at = table(3).uses('compel');
    at.answers(at.answersOffered[0] as never).hasTokens('storm', { suppression: 4 });
    at.asks('chooseAction', { unit: 'storm', actions: 1 }).has('storm', { panicked: false });
  },
);

shows('lg.unit-keyword.compel.not-self', 'it compels nobody but others', () => {
  const upgrades = lend({ id: 'compel' });
  const krennic = { unit: 'general-veers', at: [600, 300], upgrades, tokens: { suppression: 2 } } as const;
  const at = legionTable({ krennic, luke }, { whiteDefense: ['blank', 'blank'] }).activate('krennic');
  expect(at.question.about).toEqual({ unit: 'krennic', actions: 1 });
});
