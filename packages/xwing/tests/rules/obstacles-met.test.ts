import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { wholeDeck } from '@sortie/xwing/catalogue';
import { expect } from 'vitest';
import { expectMoved, flown, START } from './flown.ts';

const X_WING = 'rookiepilot';

const token = (kind: 'asteroid' | 'debris', x: number, y: number, outline = 0) => ({
  kind,
  outline,
  at: [START[0] + x, START[1] + y, 0] as const,
});
const tieAt = (x: number, y: number) =>
  ({ pilot: 'academypilot', at: [START[0] + x, START[1] + y, 0], side: 1 }) as const;

const hit = (table: XwingTable) => table.events('obstacleHit').map(({ obstacle }) => obstacle);
const rolls = (table: XwingTable) => table.events('rolledFor').map(({ source, faces }) => [source, ...faces]);

shows(
  ['xw.obstacle.debris.stress', 'xw.obstacle.asteroid.damage-roll'],
  'each obstacle has the effect of its own kind, whatever else lies on the table',
  () => {
    const [debris, asteroid] = [token('debris', 0, 70), token('asteroid', 0, 70)];
    const beside = (kind: 'asteroid' | 'debris') => token(kind, 250, 70);
    const over = (...obstacles: readonly ReturnType<typeof token>[]) =>
      flown(X_WING, [2, 'straight'], {}, {}, { obstacles, attackDice: ['hit'] });
    over(beside('debris'), asteroid).has('mover', { tokens: { stress: 0 }, shields: 1 });
    over(beside('asteroid'), debris).has('mover', { tokens: { stress: 1 }, shields: 2 });
  },
);

shows(
  'xw.obstacle.start-overlap-ignored',
  'the template begins at the front edge: what lies just behind that edge is not met',
  () => {
    // The token reaches to 25 mm ahead of its middle: to 5, 1 and -1 mm behind the front of the base.
    const leaving = (y: number) =>
      flown(X_WING, [2, 'straight'], {}, {}, { obstacles: [token('asteroid', 0, y)], attackDice: ['blank'] });
    expect([-10, -6, -4].map((y) => hit(leaving(y)))).toEqual([[], [], ['o1']]);
  },
);

shows(
  ['xw.obstacle.partial-template', 'xw.overlap.no-movement-possible'],
  'a ship that could not move meets nothing before its base; one that moved a little meets what lies there',
  () => {
    // Reaches back to 0.7 mm ahead of the front edge, between the pegs.
    const obstacles = [token('asteroid', -4, 20.7 + 24, 4)];
    const blocked = (gap: number, attackDice: readonly string[]) =>
      flown(
        X_WING,
        [1, 'straight'],
        {},
        { near: tieAt(0, 40 + gap), far: tieAt(0, 80 + gap) },
        { obstacles, attackDice, options: { guides: 0 } },
      );
    expect(hit(blocked(0, []))).toEqual([]);
    expect(hit(blocked(0.5, []))).toEqual([]);
    expect(hit(blocked(0.9, ['blank']))).toEqual(['o1']);
    // Reaches 0.5 mm out from under the start; the base ends 0.9 mm ahead of it.
    const tip = { obstacles: [token('asteroid', 0, -4.5)], options: { guides: 0 } };
    const left = flown(
      X_WING,
      [1, 'straight'],
      {},
      { other: tieAt(0, 80.9) },
      { ...tip, attackDice: ['blank'] },
    );
    expectMoved(left, [0, 40.9, 0]);
    expect(hit(left)).toEqual(['o1']);
  },
);

shows(
  'xw.obstacle.types',
  'obstacles matter to a ship under a lasting effect, unless that effect is to ignore them',
  () => {
    const flying = (astromech: string) =>
      xwingTable(
        {
          mover: {
            pilot: X_WING,
            at: START,
            upgrades: [astromech, 'engineupgrade', 'pushthelimit'],
            dial: { speed: 1, bearing: 'straight' },
          },
          other: { pilot: 'academypilot', at: [850, 850, 180], activated: true },
        },
        { phase: 'activation', obstacles: [token('asteroid', 0, 160)] },
      );
    const boosted = flying('r2f2').acts('card mover.u1').acts('boost', { direction: 'straight' });
    expect(boosted.events('repositionFailed')).toMatchObject([{ action: 'boost', direction: 'straight' }]);
    const ignoring = flying('r5x3').uses('r5x3').acts('boost', { direction: 'straight' });
    expect(ignoring.events('repositionFailed')).toEqual([]);
    expectMoved(ignoring, [0, 160, 0]);
  },
);

shows(
  ['xw.obstacle.trigger', 'xw.flee.no-abilities'],
  'a maneuver outside the activation takes effect at once, and a ship that flees by it meets nothing more',
  () => {
    const daredevil = (at: readonly [number, number, number], situation: object) =>
      flown('tychocelchu', [2, 'straight'], { at, upgrades: ['daredevil'] }, {}, situation).acts(
        'card mover.u1',
        { choice: 'turnLeft' },
      );
    const [x, y] = START;
    const rock = { kind: 'asteroid', outline: 4, at: [x - 40, y + 165, 0] };
    const struck = daredevil(START, { obstacles: [rock], attackDice: ['hit'] });
    expect([hit(struck), rolls(struck)]).toEqual([['o1'], [['asteroid', 'hit']]]);
    struck.has('mover', { shields: 1 });
    const edge = { kind: 'asteroid', outline: 4, at: [30, y + 165, 0] };
    const fled = daredevil([60, y, 0], { obstacles: [edge] });
    fled.has('mover', { gone: 'fled' });
    expect(rolls(fled)).toEqual([]);
  },
);

shows(
  ['xw.dice.non-attack-rolls', 'xw.destroy.immediate'],
  'a ship that the first of two obstacles destroyed does not roll for the second',
  () => {
    const obstacles = [token('asteroid', 0, 70, 4), token('asteroid', 0, 190, 4)];
    const bare = { shields: 0, facedown: wholeDeck('core2').slice(0, 2) };
    const table = flown(X_WING, [4, 'straight'], bare, {}, { obstacles, attackDice: ['hit'] });
    expect(hit(table)).toEqual(['o1', 'o2']);
    expect(rolls(table)).toEqual([['asteroid', 'hit']]);
    table.has('mover', { gone: 'destroyed' });
    // The same by a maneuver that is an action, whose card would have it roll for damage once more.
    const swerving = { ...bare, upgrades: ['daredevil'] };
    const near = [token('asteroid', -15, 165, 4), token('asteroid', -40, 185, 4)];
    const turned = flown(X_WING, [2, 'straight'], swerving, {}, { obstacles: near, attackDice: ['hit'] });
    turned.acts('card mover.u1', { choice: 'turnLeft' });
    expect(hit(turned)).toHaveLength(2);
    expect(rolls(turned)).toEqual([['asteroid', 'hit']]);
    turned.has('mover', { gone: 'destroyed' });
  },
);

shows(
  ['xw.dice.non-attack-rolls', 'xw.destroy.immediate'],
  'a ship that a mine destroyed does not roll for the next one',
  () => {
    const mine = (y: number) =>
      ({ bomb: 'bomb:proximitymines', droppedBy: 'watcher', at: [START[0], START[1] + y, 0] }) as const;
    const bare = { shields: 0, facedown: wholeDeck('core2').slice(0, 2) };
    const bombs = [mine(70), mine(140)];
    const table = flown(X_WING, [4, 'straight'], bare, {}, { bombs, attackDice: ['hit', 'blank', 'blank'] });
    expect(rolls(table)).toEqual([['bomb:proximitymines', 'hit', 'blank', 'blank']]);
    table.has('mover', { gone: 'destroyed' });
  },
);

shows(
  'xw.dice.non-attack-rolls',
  'of the dice rolled for a mine each hit is dealt facedown, each critical faceup',
  () => {
    const bombs = [{ bomb: 'bomb:proximitymines', droppedBy: 'watcher', at: [450, 370, 0] }] as const;
    const attackDice = ['crit', 'hit', 'blank'];
    const quiet = 'core2-weaponsfailure';
    const table = flown(
      'outerrimsmuggler',
      [2, 'straight'],
      { shields: 0 },
      {},
      { bombs, attackDice, cards: [quiet, quiet] },
    );
    expect(table.events('damageDealt').map(({ faceup }) => faceup)).toEqual([false, true]);
    const more = flown(
      'outerrimsmuggler',
      [2, 'straight'],
      { shields: 0 },
      {},
      { bombs, attackDice: ['hit', 'crit', 'hit'], cards: [quiet, quiet, 'core2-damagedengine'] },
    );
    expect(more.events('damageDealt').map(({ faceup }) => faceup)).toEqual([false, false, true]);
  },
);
