import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { dock } from '../../../src/setup/dock.ts';

type Spec = Parameters<typeof xwingTable>[0][string];

const GHOST: Spec = {
  pilot: 'rebel:vcx100:lothalrebel',
  at: [450, 300],
  upgrades: ['title:ghost'],
  dial: { speed: 2, bearing: 'straight' },
};
const PHANTOM: Spec = {
  pilot: 'rebel:attackshuttle:zeborrelios',
  upgrades: ['title:phantom'],
  docked: 'ghost',
};
const ENEMY: Spec = { pilot: 'academypilot', at: [850, 850, 180], activated: true };
const launched = { use: 'ghost.u1', choice: { speed: 2, bearing: 'straight' } };

const flying = (ships: Readonly<Record<string, Spec>> = {}, situation: object = {}) =>
  xwingTable(
    { ghost: GHOST, phantom: PHANTOM, enemy: ENEMY, ...ships },
    { phase: 'activation', ...situation },
  );

shows('xw.later.docking.deployed', 'a ship that has left is not activated any more', () => {
  flying({ phantom: { ...PHANTOM, activated: false } })
    .has('phantom', { activated: false })
    .answers(launched)
    .asks('performAction', { ship: 'phantom' })
    .has('phantom', { activated: true });
});

shows('xw.later.docking.deploy', 'what lies beneath it is suffered', () => {
  flying({}, { attackDice: ['hit'], obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 308] }] })
    .answers(launched)
    .asks('performAction', { ship: 'ghost' })
    .has('phantom', { shields: 1 });
});

shows('xw.later.docking.deployed', 'debris alone does not keep it from an action', () => {
  flying(
    { phantom: { ...PHANTOM, pilot: 'tychocelchu' } },
    { attackDice: ['blank'], obstacles: [{ kind: 'debris', outline: 0, at: [450, 308] }] },
  )
    .answers(launched)
    .asks('performAction', { ship: 'phantom' })
    .has('phantom', { tokens: { stress: 1 } });
});

shows('xw.later.docking.deploy', 'past the edge of the play area it flees, and does nothing more', () => {
  flying({ ghost: { ...GHOST, at: [450, 60, 0], dial: { speed: 1, bearing: 'straight' } } })
    .answers({ use: 'ghost.u1', choice: { speed: 4, bearing: 'straight' } })
    .has('phantom', { gone: 'fled' })
    .asks('performAction', { ship: 'ghost' });
});

shows('xw.later.docking.deploy', 'the maneuver of another ship is no occasion to leave', () => {
  flying({
    ghost: { pilot: GHOST.pilot, at: [450, 300], upgrades: ['title:ghost'] },
    wing: { pilot: 'rookiepilot', at: [200, 300], dial: { speed: 2, bearing: 'straight' } },
  }).asks('performAction', { ship: 'wing' });
});

const falling = (victim: 'wing' | 'ghost') =>
  xwingTable({
    ghost: { pilot: GHOST.pilot, at: [450, 300], upgrades: ['title:ghost'], hasFought: true },
    phantom: PHANTOM,
    wing: {
      pilot: 'rookiepilot',
      at: [600, 300],
      shields: 0,
      facedown: ['core2-damagedcockpit', 'core2-structuraldamage'],
      hasFought: true,
    },
    killer: { pilot: 'blacksquadronpilot', at: [600, 490, 180] },
  }).attack('killer', victim, { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });

shows('xw.later.docking.carrier-destroyed', 'the end of another ship lets nobody out', () => {
  falling('wing').has('wing', { gone: 'destroyed' }).has('phantom', { docked: 'ghost', pose: null });
});

shows('xw.later.docking.out-of-play', 'a docked pilot says nothing, whatever the range', () => {
  const declared = (docked: boolean) =>
    xwingTable({
      ghost: { pilot: GHOST.pilot, at: [450, 300], upgrades: ['title:ghost'] },
      latts: {
        pilot: 'scum:yv666:lattsrazzi',
        side: 0,
        lock: 'enemy',
        hasFought: true,
        ...(docked ? { docked: 'ghost' } : { at: [200, 200] }),
      },
      enemy: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    }).attack('ghost', 'enemy', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
  declared(false).offers('lattsrazzi');
  declared(true)
    .has('latts', { lock: { target: 'enemy' } })
    .ends();
});

shows('xw.later.docking.carrier-gone', 'who escapes takes its passenger along', () => {
  const table = xwingTable(
    {
      ghost: { pilot: GHOST.pilot, at: [450, 300], upgrades: ['title:ghost'] },
      phantom: PHANTOM,
      wing: { pilot: 'rookiepilot', at: [600, 300], hasFought: true },
      enemy: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    },
    {},
    xwingWith({
      name: 'way out',
      seat: 'p1',
      window: 'afterAttack',
      effects: ({ attacker }) => [{ kind: 'loseShip', ship: attacker, how: 'escaped' }],
    }),
  ).attack('ghost', 'enemy', {
    attack: ['blank', 'blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  table.uses('way out').has('ghost', { gone: 'escaped' }).has('phantom', { gone: 'escaped' });
});

shows('xw.later.docking.set-up', 'a carrier takes up ships of its own player alone', () => {
  const ships = xwingTable({
    ghost: GHOST,
    phantom: { pilot: PHANTOM.pilot, upgrades: ['title:phantom'], at: [200, 200] },
    enemy: ENEMY,
  }).state.ships;
  expect(dock(ships).map(({ docked }) => docked)).toEqual([undefined, 'ghost', undefined]);
  const partners = ships.map((ship) => (ship.id === 'phantom' ? { ...ship, seat: 'p3' as SeatId } : ship));
  expect(dock(partners).map(({ docked }) => docked)).toEqual([undefined, undefined, undefined]);
});
