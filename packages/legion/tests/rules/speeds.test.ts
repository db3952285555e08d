import type { LegionState } from '@sortie/legion/model';
import { legionState, legionTable, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitOf } from '../../src/rules/in-play.ts';
import { speedsOf, startsInDifficult } from '../../src/rules/speed.ts';
import { shows } from '../shows.ts';

const vader = { unit: 'darth-vader', at: [1750, 850] } as const;
const leia = { unit: 'leia-organa', at: [1750, 850] } as const;
const unit = (state: LegionState) => unitOf(state, 'mover' as never);
type Type = Parameters<typeof speedsOf>[2];
type Ordered = Parameters<typeof speedsOf>[3];

const FREELY: Ordered = { speed: null, ignoresDifficult: false };

/** The fastest tool on open ground and in difficult terrain. */
function speeds(card: string, type: Type, immobilize = 0, move: Ordered = FREELY): readonly number[] {
  const enemy = card.startsWith('at-st') || card === 'darth-vader' ? leia : vader;
  const mover = { unit: card, at: [600, 400, 0], tokens: { immobilize } } as unknown as UnitSpec;
  const state = legionState({ mover, enemy });
  const { full, slowed } = speedsOf(state, unit(state), type, move);
  return [full, slowed];
}

shows(
  [
    'lg.move.reverse.speed',
    'lg.move.reverse.speed-combines',
    'lg.terrain.difficult.minimum-1',
    'lg.terrain.difficult.combines',
    'lg.terrain.difficult.not-cumulative',
    'lg.terrain.difficult.reverse',
  ],
  'reversing and difficult terrain take 1 each from a printed speed above 1, and with other losses leave nothing',
  () => {
    expect([speeds('han-solo', 'standard'), speeds('t-47-airspeeder', 'standard')]).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect([speeds('darth-vader', 'standard'), speeds('darth-vader', 'reverse')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([
      speeds('at-rt', 'reverse'),
      speeds('at-rt', 'reverse', 1),
      speeds('at-rt', 'reverse', 2),
    ]).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([speeds('han-solo', 'standard', 1), speeds('han-solo', 'standard', 2)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  },
);

shows(
  [
    'lg.melee.withdraw.cost',
    'lg.melee.withdraw.speed-zero',
    'lg.transport.disembark.how',
    'lg.transport.speed-0-excluded',
  ],
  'a withdrawal and a disembarkation have speed 1, in difficult terrain too, unless the unit cannot move at all',
  () => {
    for (const type of ['withdraw', 'disembark'] as const) {
      expect([0, 1, 2].map((tokens) => speeds('han-solo', type, tokens))).toEqual([
        [1, 1],
        [1, 1],
        [0, 0],
      ]);
    }
  },
);

shows(
  [
    'lg.move.speed-x.standard-move',
    'lg.move.immobilize.speed-x-moves',
    'lg.terrain.difficult.outside-activation',
  ],
  'a move of a named speed is slowed by difficult terrain in the own activation alone, and by no immobilize token',
  () => {
    const ordered = (speed: number, ignoresDifficult = false): Ordered =>
      ({ speed, ignoresDifficult }) as Ordered;
    expect([
      speeds('han-solo', 'standard', 0, ordered(2)),
      speeds('han-solo', 'standard', 2, ordered(1)),
      speeds('han-solo', 'standard', 0, { speed: null, ignoresDifficult: true }),
    ]).toEqual([
      [2, 2],
      [1, 1],
      [2, 2],
    ]);
    const { state } = legionTable({ mover: { unit: 'han-solo', at: [600, 400] }, enemy: vader }).activate(
      'mover',
    );
    const active = (move: Ordered) => speedsOf(state, unit(state), 'standard', move);
    expect([active(ordered(2)), active(ordered(1)), active(ordered(2, true))]).toEqual([
      { full: 2, slowed: 1 },
      { full: 1, slowed: 1 },
      { full: 2, slowed: 2 },
    ]);
  },
);

shows(
  'lg.terrain.difficult.start',
  'one miniature that starts in difficult terrain slows its whole unit',
  () => {
    const starts = (...xs: readonly number[]) => {
      const mover: UnitSpec = { unit: 'rebel-troopers', miniatures: xs.map((x) => ({ at: [x, 400] })) };
      const state = legionState({ mover, enemy: vader }, {
        terrain: [{ piece: 'water-shallow', at: [600, 400] }],
      } as Situation);
      return startsInDifficult(state, unit(state));
    };
    // The ford reaches from 470 to 730; the bases have a radius of 13.5.
    expect([starts(300, 340, 380, 420), starts(340, 380, 420, 457), starts(500, 540, 580, 620)]).toEqual([
      false,
      true,
      true,
    ]);
  },
);
