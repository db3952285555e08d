import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { duel, flown } from './duel.ts';
import { damageOn } from './values-of.ts';

const rule = 'xw.carddata.deck.tfa.shaken-pilot';
const faceup = ['core2-shakenpilot'];

shows(rule, 'Shaken Pilot forbids assigning straight maneuvers', () => {
  const table = duel({ deck: 'core2', phase: 'planning', rookie: { faceup } });
  const offered = (ship: string) => {
    const decision = table.open.find(({ about }) => (about as { readonly ship?: string }).ship === ship)!;
    const { answers } = decision;
    return (answers.kind === 'offers' ? answers.offers : []) as readonly { readonly bearing: string }[];
  };
  expect([...new Set(offered('rookie').map(({ bearing }) => bearing))].sort()).toEqual([
    'bankLeft',
    'bankRight',
    'koiogranTurn',
    'turnLeft',
    'turnRight',
  ]);
  expect(offered('academy').some(({ bearing }) => bearing === 'straight')).toBe(true);
  expect(() => table.plans('rookie', 1, 'straight')).toThrow('xw.planning.choose-secret');
  table.ends();
});

shows(rule, 'Shaken Pilot turns facedown when the ship reveals its dial', () => {
  const table = flown(1, 'bankLeft', { deck: 'core2', rookie: { faceup } });
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'Shaken Pilot stays while no dial of its ship is revealed', () => {
  const table = duel({ deck: 'core2', phase: 'activation', rookie: { faceup, tokens: { ion: 1 } } });
  expect(damageOn(table, 'rookie')).toEqual(faceup);
  table.ends();
});
