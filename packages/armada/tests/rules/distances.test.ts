import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';

const { state } = armadaTable({
  victory: { ship: 'victory-ii', at: [900, 300, 0] },
  friend: { ship: 'victory-i-', at: [1100, 300, 0] },
  tie: { squadron: 'tie-fighter', at: [960, 300] },
  other: { squadron: 'tie-fighter', at: [960, 450] },
  lost: { squadron: 'tie-fighter', at: null, destroyed: 1 },
  corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180] },
  wreck: { ship: 'cr90-corvette-b', at: null, destroyed: 1 },
});

const distance = (one: string, other: string) => tableOf(state).distance(one as never, other as never);

shows(
  ['ar.range.measure.non-attack-closest', 'ar.range.measure.self-close-distance-one'],
  'ships and squadrons are measured from base to base, in either direction; who is not on the table is far away',
  () => {
    expect(distance('victory', 'victory')).toBe(1);
    expect(distance('tie', 'tie')).toBe(1);
    // 139, 12.4, 115.8 and 334 mm.
    expect(distance('victory', 'friend')).toBe(3);
    expect([distance('victory', 'tie'), distance('tie', 'victory')]).toEqual([1, 1]);
    expect(distance('tie', 'other')).toBe(2);
    expect(distance('victory', 'corvette')).toBe(6);
    for (const gone of ['lost', 'wreck']) {
      expect([distance('victory', gone), distance(gone, 'victory')]).toEqual([6, 6]);
      expect([distance('tie', gone), distance(gone, 'tie')]).toEqual([6, 6]);
    }
  },
);

/** Whether the squadron is offered an attack on this unit, so far from it. */
const attacks = (squadron: string, gap: number, target: 'nebulon' | 'wing') =>
  armadaTable(
    {
      a: { squadron, at: [900, 500] },
      wing: { squadron: 'x-wing', at: target === 'wing' ? [900, 500 + 34.2 + gap] : [100, 100] },
      nebulon: {
        ship: 'nebulon-b-escort',
        at: target === 'nebulon' ? [900, 500 + 17.1 + gap + 34.9, 0] : [100, 800, 0],
        activated: true,
      },
      far: { ship: 'victory-ii', at: [1700, 100, 180], activated: true },
    },
    { phase: 'squadron' },
  )
    .asks('chooseDeed')
    .answersOffered.some((answer) => (answer as { deed?: string }).deed === 'attack');

shows(
  ['ar.range.attack.squadron-distance-one', 'ar.attack.declare.squadron-needs-distance-one'],
  'a squadron attacks at distance 1; where a card lets it reach farther, ships only',
  () => {
    for (const target of ['nebulon', 'wing'] as const) {
      expect(attacks('tie-fighter', 76, target)).toBe(true);
      expect(attacks('tie-fighter', 77, target)).toBe(false);
    }
    // Major Rhymer reaches to the end of medium range.
    expect([76, 100, 186, 188, 350].map((gap) => attacks('major-rhymer', gap, 'nebulon'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(attacks('major-rhymer', 100, 'wing')).toBe(false);
  },
);
