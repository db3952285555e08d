import { inspectorOf, isRefusal, Referee } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { positionOf } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';

/** The squad around its leader at so many millimetres from the western edge. */
function squadAt(x: number): LegionState {
  const position = positionOf(
    {
      squad: { unit: 'rebel-troopers', at: [x, 300] },
      enemy: { unit: 'stormtroopers', at: [1700, 860, 180] },
    },
    {},
  );
  const { rules } = legion;
  const opened = Referee.open(legion, { game: 'legion', rules, setup: null, seed: 's', position });
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  return opened.state;
}

/** The squad as it stands there, but with the miniature of this place in the unit where it stood before. */
function leavingBehind(from: LegionState, to: LegionState, place: number): LegionState {
  const left = from.units[0]!.miniatures[place]!;
  const units = to.units.map((unit, index) =>
    index === 0 ? { ...unit, miniatures: unit.miniatures.with(place, left) } : unit,
  );
  return { ...to, units };
}

function inspected(states: readonly LegionState[]): readonly (string | undefined)[] {
  const played = { game: legion, state: states[0]! };
  const inspect = inspectorOf(played);
  return states.map((state) => {
    played.state = state;
    return inspect();
  });
}

test('whoever is left behind by a leader that has moved is found, and only then', () => {
  const [before, after] = [squadAt(300), squadAt(600)];
  const stray = before.units[0]!.miniatures[1]!.id;
  expect(inspected([before, before, after, after])).toEqual([undefined, undefined, undefined, undefined]);
  expect(inspected([before, leavingBehind(before, after, 1)])).toEqual([
    undefined,
    `${stray} is out of cohesion after a move`,
  ]);
});

// The new leader may be far from the others, who need not move for that. lg.defeat.new-leader
test('those who are far from a leader that has not moved are not out of cohesion', () => {
  const scattered = leavingBehind(squadAt(300), squadAt(600), 1);
  expect(inspected([scattered, scattered])).toEqual([undefined, undefined]);
});
