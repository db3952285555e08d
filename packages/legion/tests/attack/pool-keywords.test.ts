import type { UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import type { Weapon } from '../../src/catalogue/index.ts';
import { keywordsOf } from '../../src/rules/begin-pool.ts';
import type { PlacedMiniature } from '../../src/rules/in-play.ts';
import { isUnitInArc } from '../../src/rules/sight.ts';
import { tableOf } from '../../src/rules/table.ts';
import { poolAgainst } from '../pool-against.ts';
import { shows } from '../shows.ts';
import { mined } from './mined.ts';

const weapon = (...keywords: Weapon['keywords']): Weapon => ({
  name: 'A Gun',
  isMelee: false,
  range: { min: 1, max: 3 },
  isArea: false,
  dice: { red: 1, black: 0, white: 0 },
  keywords,
});

shows(
  ['lg.attack.pool.keywords', 'lg.weapon-keyword.impact.cumulative', 'lg.cards.keyword-x-cumulative'],
  'values of all weapons of a pool add up, and a keyword without a value is there once',
  () => {
    const blast = weapon({ id: 'blast' }, { id: 'impact', value: 1 });
    expect(
      keywordsOf([
        { weapon: blast, count: 2 },
        { weapon: weapon({ id: 'impact', value: 2 }), count: 1 },
      ]),
    ).toEqual({ blast: 1, impact: 4 });
    expect(keywordsOf([{ weapon: weapon(), count: 3 }])).toEqual({});
  },
);

shows(
  ['lg.area-weapon.detonation.token-is-attacker', 'lg.weapon-keyword.detonate.no-extra-weapons'],
  'a charge that goes off forms a pool of its weapon alone, in which it is the attacker',
  () => {
    const table = mined({ friend: { at: [1000, 800] }, storm: { tokens: { dodge: 1 } } })
      .acts('dodge')
      .dice({ red: ['hit'], white: ['blank', 'blank'], redDefense: ['block'] })
      .uses('detonate', ['charge'])
      .offers('dodge');
    expect(table.poolNow).toMatchObject({
      number: 1,
      attack: 1,
      attacker: null,
      token: 'charge',
      by: 'p1',
      defender: 'storm',
      type: 'ranged',
      keywords: { blast: 1, impact: 1 },
      isHighVelocity: false,
    });
    expect(table.poolNow.weapons).toHaveLength(1);
  },
);

/** Two bikes side by side of which the second looks back at the Rebels in the south. */
const bikes = {
  unit: '74-z-speeder-bikes',
  miniatures: [{ at: [400, 520, 0] }, { at: [460, 520, 180] }],
} as const;

shows(
  ['lg.unit-keyword.weak-point.impact', 'lg.weapon-keyword.fixed.per-miniature'],
  'one miniature in whose arc the attacker stands, or one that stands in the arc, is enough',
  () => {
    const state = legionState({
      rebels: { unit: 'rebel-troopers', at: [430, 300], left: 1 },
      bikes,
      tank: { unit: 'at-st', at: [900, 300, 0] },
      spread: { unit: '74-z-speeder-bikes', miniatures: [{ at: [900, 500, 0] }, { at: [900, 100, 0] }] },
    });
    const table = tableOf(state);
    const pool = poolAgainst('rebels', 'bikes');
    expect([table.isAttackedFrom(pool, 'rear'), table.isAttackedFrom(pool, 'sides')]).toEqual([true, false]);
    const unit = (id: string) => table.unit(id as UnitId);
    const from = { unit: unit('tank'), miniature: unit('tank').miniatures[0] as PlacedMiniature };
    const arcs = (['front', 'rear', 'sides'] as const).filter((arc) =>
      isUnitInArc(from, arc, unit('spread')),
    );
    expect(arcs).toEqual(['front', 'rear']);
  },
);
