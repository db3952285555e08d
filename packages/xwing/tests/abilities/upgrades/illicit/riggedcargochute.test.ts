import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (more: Readonly<Record<string, object>> = {}, attackDice: readonly string[] = []) =>
  xwingTable(
    {
      hunter: {
        pilot: 'shadowporthunter',
        at: [450, 300],
        upgrades: ['riggedcargochute'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
      ...(more as Record<string, { readonly pilot: string }>),
    },
    { phase: 'activation', attackDice },
  );

shows('xw.later.cargo.token', 'for the card a cargo token comes to lie behind the ship as debris', () => {
  const table = flying().acts('card hunter.u1');
  table.has('hunter', { upgrades: [{ faceup: false }], tokens: { stress: 0 } });
  // 80 mm of maneuver, then half a base, the template and half the token back.
  expect(table.state.obstacles).toMatchObject([{ id: 'o1', kind: 'debris', pose: { x: 450, y: 362 } }]);
});

shows('xw.later.cargo.token', 'a ship that it is dropped onto suffers at once', () => {
  const under = { pilot: 'academypilot', at: [450, 350, 180], activated: true };
  flying({ under }, ['crit'])
    .acts('card hunter.u1')
    .has('under', { tokens: { stress: 1 }, damage: [{ faceup: true }] })
    .ends();
});

test('it is no bomb and needs its card', () => {
  flying()
    .skips()
    .has('hunter', { upgrades: [{ faceup: true }] });
  xwingTable(
    {
      hunter: {
        pilot: 'shadowporthunter',
        at: [450, 300],
        upgrades: ['riggedcargochute'],
        discarded: ['illicit:riggedcargochute'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).offersNoAction('card hunter.u1');
});

shows('xw.later.cargo.token', 'the ship beneath has hit an obstacle', () => {
  const under = { pilot: 'academypilot', at: [450, 350, 180], activated: true };
  expect(flying({ under }, ['blank']).acts('card hunter.u1').events('obstacleHit')).toMatchObject([
    { ship: 'under', obstacle: 'o1' },
  ]);
});

shows('xw.later.cargo.token', 'a ship that ignores obstacles now suffers nothing beneath it', () => {
  const dash = { pilot: 'dashrendar', side: 1, at: [450, 350, 180], activated: true };
  const table = flying({ dash })
    .acts('card hunter.u1')
    .has('dash', { tokens: { stress: 0 } })
    .ends();
  expect(table.events('obstacleHit')).toEqual([]);
});
