import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import type { PilotId } from '@sortie/xwing/catalogue';
import type { ShipId } from '@sortie/xwing/model';
import { expect } from 'vitest';
import { baseAt } from '../../src/rules/base.ts';
import { BOMB_LENGTH, bombShape, satelliteShape } from '../../src/rules/outlines.ts';
import { newShip } from '../../src/setup/new-ship.ts';

const straight = (speed: number) => ({ speed, bearing: 'straight' });
const far = { pilot: 'rookiepilot', at: [850, 850, 0] } as const;

/** A mine of an Imperial ship that stands far away. */
const mineAt = (x: number, y: number, heading = 0) => ({
  phase: 'activation' as const,
  bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'spray', at: [x, y, heading] as const }],
});
const spray = { pilot: 'bountyhunter', at: [60, 850, 0] } as const;
const harmless = ['blank', 'blank', 'blank'];

shows(
  ['xw.bomb.drop.procedure', 'xw.bomb.drop.type-from-card'],
  'a bomb lies behind the ship at the far end of a speed-1 straight template, facing as the ship does',
  () => {
    const small = xwingTable(
      {
        bomber: {
          pilot: 'scimitarsquadronpilot',
          at: [450, 450, 90],
          upgrades: ['protonbombs'],
          dial: straight(2),
        },
        far,
      },
      { phase: 'activation' },
    ).uses('protonbombs');
    // Half a base, the template, half the token: dropped before the ship moves.
    expect(small.state.bombs).toMatchObject([
      { bomb: 'bomb:protonbombs', pose: { x: 450 - 20 - 40 - BOMB_LENGTH / 2, y: 450, heading: 90 } },
    ]);
    const large = xwingTable(
      {
        spray: { pilot: 'bountyhunter', at: [450, 450, 90], upgrades: ['seismiccharges'], dial: straight(2) },
        far,
      },
      { phase: 'activation' },
    ).uses('seismiccharges');
    expect(large.state.bombs).toMatchObject([
      { bomb: 'bomb:seismiccharges', pose: { x: 450 - 40 - 40 - BOMB_LENGTH / 2, y: 450, heading: 90 } },
    ]);
  },
);

shows('xw.bomb.drop.one-per-round', 'a ship that has dropped a bomb drops no second one this round', () => {
  const table = xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 450, 0],
        upgrades: ['protonbombs', 'seismiccharges', 'proximitymines'],
        dial: straight(4),
      },
      far,
    },
    { phase: 'activation' },
  )
    .offers('protonbombs', 'seismiccharges')
    .uses('seismiccharges')
    .asks('performAction');
  expect(table.answersOffered).not.toContainEqual({ action: 'card bomber.u3' });
  table.skips();
  expect(table.events('bombDropped')).toHaveLength(1);
  table.has('bomber', { upgrades: [{ faceup: true }, { faceup: false }, { faceup: true }] }).ends();
});

shows('xw.bomb.drop.one-per-round', 'a ship that has kept its charges may still drop a mine', () => {
  xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 450, 0],
        upgrades: ['seismiccharges', 'proximitymines'],
        dial: straight(4),
      },
      far,
    },
    { phase: 'activation' },
  )
    .passes()
    .acts('card bomber.u2')
    .has('bomber', { upgrades: [{ faceup: true }, { faceup: false }] });
});

shows(['xw.bomb.not-obstacle'], 'a bomb on the line does not obstruct an attack', () => {
  const table = xwingTable(
    {
      spray: { ...spray, hasFought: true },
      x: { pilot: 'rookiepilot', at: [450, 200, 0] },
      tie: { pilot: 'academypilot', at: [450, 390, 180], hasFought: true },
    },
    { ...mineAt(450, 295), phase: 'combat' },
  ).attack('x', 'tie', { attack: harmless, defense: harmless });
  expect(table.events('attackDeclared')).toMatchObject([{ obstructed: false }]);
  table.ends();
});

shows('xw.bomb.under-ship', 'a charge dropped where a ship stands waits beneath it', () => {
  const table = xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 400, 0],
        upgrades: ['seismiccharges'],
        dial: straight(4),
      },
      x: { pilot: 'rookiepilot', at: [450, 330, 0] },
    },
    { phase: 'activation' },
  ).uses('seismiccharges');
  expect(table.state.bombs).toMatchObject([{ pose: { y: 328 } }]);
  table.has('x', { shields: 2 }).skips().has('x', { shields: 1 }).ends();
});

shows('xw.bomb.partly-outside', 'what of a bomb lies outside the play area is ignored', () => {
  const charge = (at: readonly [number, number, number]) =>
    xwingTable(
      { x: { pilot: 'rookiepilot', at: [880, 140, 0] }, spray },
      { phase: 'activation', bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'spray', at }] },
    );
  charge([880, 0, 0]).has('x', { shields: 2 });
  charge([880, 9, 0]).has('x', { shields: 1 });
  // Turned by 45 degrees its nearest corner reaches range 1; beyond the edge it does not count.
  charge([898, 3.5, 45]).has('x', { shields: 1 });
  charge([906, 3.5, 45]).has('x', { shields: 2 });
});

shows(
  ['xw.bomb.detonate.reference', 'xw.bomb.friend-and-foe'],
  'a charge strikes its own side and even the ship that dropped it, and is discarded',
  () => {
    const table = xwingTable(
      {
        bomber: {
          pilot: 'scimitarsquadronpilot',
          at: [450, 400, 0],
          upgrades: ['seismiccharges'],
          dial: straight(1),
        },
        wing: { pilot: 'academypilot', at: [450, 450, 0] },
        x: { pilot: 'rookiepilot', at: [500, 300, 0] },
      },
      { phase: 'activation' },
    ).uses('seismiccharges');
    expect(table.events('bombDetonated')).toHaveLength(1);
    expect(table.state.bombs).toEqual([]);
    expect([
      table.ship('bomber').damage.length,
      table.ship('wing').damage.length,
      table.ship('x').shields,
    ]).toEqual([1, 1, 1]);
    table.ends();
  },
);

shows(
  ['xw.timing.simultaneous.initiative-first', 'xw.timing.simultaneous.own-order'],
  'the bombs of the player with initiative go off first, each player choosing the order of their own',
  () => {
    const table = xwingTable(
      {
        spray,
        x: far,
      },
      {
        phase: 'activation',
        initiative: 1,
        bombs: [
          { bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [300, 300, 0] },
          { bomb: 'bomb:protonbombs', droppedBy: 'spray', at: [400, 300, 0] },
          { bomb: 'bomb:seismiccharges', droppedBy: 'x', at: [500, 300, 0] },
        ],
      },
    );
    expect(table.events('bombDetonated')).toHaveLength(1);
    const [first, second] = table.state.bombs;
    table
      .asks('chooseBomb')
      .asksSeat('p1')
      .offersExactly({ bomb: first!.id }, { bomb: second!.id })
      .answers({ bomb: second!.id });
    expect(
      table
        .events('bombDetonated')
        .map(({ bomb }) => bomb)
        .slice(1),
    ).toEqual([second!.id, first!.id]);
    table.ends();
  },
);

shows(
  'xw.geometry.mission-tokens',
  'the shuttle is a square of 40 mm, a satellite a disc of 40 mm, and a bomb has an outline of our own',
  () => {
    const shuttle = newShip({
      id: 'shuttle' as ShipId,
      seat: 'p1' as SeatId,
      side: 0,
      pilot: 'rebel:senatorsshuttle:senator' as PilotId,
      upgrades: [],
    });
    expect(baseAt(shuttle, { x: 100, y: 100, heading: 0 }).box).toEqual({
      minX: 80,
      minY: 80,
      maxX: 120,
      maxY: 120,
    });
    const satellite = satelliteShape({ at: { x: 100, y: 100 } });
    expect(satellite).toMatchObject({ kind: 'disc', radius: 20, centre: { x: 100, y: 100 } });
    const bomb = bombShape({ pose: { x: 100, y: 100, heading: 0 } });
    expect(bomb.box).toEqual({ minX: 88, minY: 88, maxX: 112, maxY: 114 });
  },
);
