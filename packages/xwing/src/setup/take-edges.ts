import type { Side } from '@sortie/kernel';
import { offers, otherSide } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import type { Edge, XwingEffect, XwingState } from '../model/index.ts';
import { oppositeEdge } from '../rules/area.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';

/** xw.setup.obstacle.edge-choice, xw.setup.obstacle.core2012-rebel-edge */
function edgeChooser(state: XwingState): Side {
  if (state.options.variant !== 'core2012') return otherSide(state.initiative!);
  return (
    state.ships.find((ship) => pilot(ship.pilot).faction === 'rebel')?.side ?? otherSide(state.initiative!)
  );
}

const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** After the obstacles. rulebook: setup */
export const takeEdges = flow('takeEdges', [
  asks('chooseEdge', {
    question: 'chooseEdge',
    request: (state) => {
      // xw.setup.edge.core2012-seat
      if (state.edges || state.obstacles.length === 0) return undefined;
      return {
        seat: speakerOf(state, edgeChooser(state)),
        rule:
          state.options.variant === 'core2012'
            ? 'xw.setup.obstacle.core2012-rebel-edge'
            : 'xw.setup.obstacle.edge-choice',
        answers: offers(EDGES.map((edge) => ({ edge }))),
      };
    },
    take: (state, _at, answer): XwingEffect[] => {
      const chooser = edgeChooser(state);
      // xw.setup.edge.opposite-sides
      const other = oppositeEdge[answer.edge];
      return [{ kind: 'takeEdges', edges: chooser === 0 ? [answer.edge, other] : [other, answer.edge] }];
    },
  }),
  step('seats', (state): XwingEffect[] =>
    state.edges ? [] : [{ kind: 'takeEdges', edges: ['south', 'north'] }],
  ),
]);
