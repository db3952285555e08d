import { TOLERANCE } from '@sortie/geometry';
import { placeAt } from '@sortie/legion/measuring';
import type { BattlefieldToken, LegionState, Place, TokenId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { liesFlat, overlapsToken, placeOnFloor, tokenRadius } from '../../src/rules/token-places.ts';
import { shows } from '../shows.ts';

const token = (id: string, at: Place | null): BattlefieldToken => ({
  id: id as TokenId,
  kind: 'condition',
  at,
  side: null,
  card: null,
  unit: null,
  terrain: null,
  wounds: 0,
});

shows(
  ['lg.battle-card.condition.tokens-no-overlap-objective', 'lg.area-weapon.charge.no-overlap'],
  'tokens on one level may touch and not overlap, and one that is moved does not stand in its own way',
  () => {
    const lying = [
      token('held', null),
      token('far', placeAt(900, 0, 0)),
      token('near', { x: 0, y: 0, level: 0 }),
    ];
    const overlaps = (place: Place, without: string | null = null) =>
      overlapsToken({ tokens: lying }, place, 'objective', without as TokenId | null);
    const touching = 2 * tokenRadius('objective');
    const at = (x: number, level = 0): Place => ({ x, y: 0, level });
    expect(
      [at(0), at(touching - 0.1), at(touching - TOLERANCE), at(touching), at(450)].map((each) =>
        overlaps(each),
      ),
    ).toEqual([true, true, false, false, false]);
    expect(overlaps(at(touching - 0.1, 60))).toBe(false);
    expect([overlaps(at(0), 'near'), overlaps(at(0), 'far')]).toEqual([false, true]);
    expect(overlapsToken({ tokens: [] }, at(0), 'objective')).toBe(false);
  },
);

/** A house, a low hedge beside it, a crater and a container far off; the roofs hold, the hedge does not. */
const built: LegionState = legionState(
  { rebels: { unit: 'rebel-troopers', at: [1700, 100] }, vader: { unit: 'darth-vader', at: [1700, 800] } },
  {
    terrain: [
      { id: 'house', piece: 'house-small', at: [600, 400] },
      { id: 'hedge', piece: 'hedge-low', at: [600, 490] },
      { id: 'container', piece: 'container', at: [740, 400] },
      { id: 'crater', piece: 'crater-large', at: [600, 600] },
      { id: 'generator', piece: 'generator', at: [1000, 600] },
    ],
  },
);
const fits = (x: number, y: number, level: number) => liesFlat(built, { x, y, level }, 'objective');

shows(
  [
    'lg.battle-card.objective.not-under-terrain',
    'lg.battle-card.condition.tokens-not-under-terrain',
    'lg.area-weapon.charge.flat-surface',
  ],
  'a token lies flat on the ground, in a pit or wholly on a roof that holds',
  () => {
    // On bare ground: in the open, between house and container, and off the table.
    expect([fits(1200, 400, 0), fits(690, 340, 0), fits(12, 400, 0), fits(1200, 400, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // The house reaches to 675 and 465, and is 80 high.
    expect([fits(600, 400, 80), fits(662, 400, 80), fits(663, 400, 80), fits(688, 400, 80)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([fits(600, 400, 0), fits(600, 400, 40), fits(600, 400, 200), fits(740, 400, 60)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    // The hedge is 22 high and narrower than a token.
    expect([fits(600, 490, 22), fits(600, 490, 0)]).toEqual([false, false]);
    // The generator is wide enough, and holds nothing.
    expect([fits(1000, 600, 65), fits(1000, 600, 0)]).toEqual([false, false]);
    // The crater is 25 deep and reaches from 510 to 690.
    expect([fits(600, 600, -25), fits(677, 600, -25), fits(680, 600, -25), fits(600, 600, -10)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const floorAt = (x: number, y: number) => placeOnFloor(built, { x, y }, 'objective').level;
    expect([floorAt(600, 400), floorAt(600, 600), floorAt(1200, 400)]).toEqual([80, -25, 0]);
  },
);
