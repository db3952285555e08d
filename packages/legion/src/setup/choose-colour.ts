import type { Side } from '@sortie/kernel';
import { offers } from '@sortie/kernel';
import type { LegionState } from '../model/index.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';

/** The points of a side; a team's armies are added. */
function costOf({ units }: LegionState, side: Side): number {
  return units.filter((unit) => unit.side === side).reduce((sum, { points }) => sum + points, 0);
}

/** The side whose army costs less; undefined at equal cost. lg.setup.colour.lower-points-chooses */
function cheaperSide(state: LegionState): Side | undefined {
  const [first, second] = [costOf(state, 0), costOf(state, 1)];
  if (first < second) return 0;
  return second < first ? 1 : undefined;
}

/** Who chooses the colour and places the first piece of terrain. */
export function chooserOf(state: LegionState): Side {
  return cheaperSide(state) ?? state.colourChooser ?? 0;
}

/** lg.setup.colour.tie-random: the draw is made once, for terrain and colour alike. */
export function isChooserOpen(state: LegionState): boolean {
  return cheaperSide(state) === undefined && state.colourChooser === null;
}

/** Both players of a team have one colour. lg.team.setup.colour, lg.team.setup.decisions */
export const chooseColour = flow('chooseColour', [
  // lg.setup.colour.tie-random
  step('draw', (state) => (isChooserOpen(state) ? [{ kind: 'drawColourChooser' }] : [])),
  asks('colour', {
    question: 'chooseColour',
    request: (state) => ({
      seat: speakerOf(state, chooserOf(state)),
      rule: 'lg.setup.colour.lower-points-chooses',
      answers: offers([{ colour: 'blue' }, { colour: 'red' }] as const),
    }),
    take: (state, _at, { colour }) => [{ kind: 'takeColour', side: chooserOf(state), colour }],
  }),
  asks('edge', {
    question: 'chooseEdge',
    request: (state) => ({
      seat: speakerOf(state, state.blue ?? 0),
      rule: 'lg.setup.colour.blue-picks-edge',
      answers: offers([{ edge: 'south' }, { edge: 'north' }] as const),
    }),
    take: (_state, _at, { edge }) => [{ kind: 'chooseEdge', edge }],
  }),
]);
