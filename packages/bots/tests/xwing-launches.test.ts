import { xwingPlanner } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Table = ReturnType<typeof xwingTable>;

/** What a hard planner answers to the question that is open. */
function chosen(table: Table): Plain {
  const { seat } = table.open[0]!;
  const player = xwingPlanner('hard', 'a test', (fault) => {
    throw fault;
  });
  return player.choose(table.referee.decisions(seat), () => table.referee.view(seat)).answer;
}

const flying = (y: number, more: object = {}) =>
  xwingTable(
    {
      ghost: {
        pilot: 'rebel:vcx100:lothalrebel',
        at: [450, y, 0],
        upgrades: ['title:ghost'],
        dial: { speed: 1, bearing: 'straight' },
        ...more,
      },
      phantom: { pilot: 'rebel:attackshuttle:zeborrelios', upgrades: ['title:phantom'], docked: 'ghost' },
      enemy: { pilot: 'academypilot', at: [450, 850, 180], activated: true },
    },
    { phase: 'activation' },
  ).asks('useAbility');

test('a planner keeps a ship docked to a carrier that is sound', () => {
  expect(chosen(flying(300))).toEqual({ pass: true });
});

const feeble = {
  shields: 0,
  facedown: [...Array(4).fill('core2-directhit'), ...Array(2).fill('core2-stunnedpilot')],
};

test('it sends it out of a feeble one, to a place on the table', () => {
  const table = flying(300, feeble);
  const answer = chosen(table);
  expect(answer).toMatchObject({ use: 'ghost.u1' });
  table.answers(answer);
  table.has('phantom', { gone: null });
  const low = flying(60, feeble);
  low.answers(chosen(low));
  low.has('phantom', { gone: null });
});
