import type { AnyGame, GameState } from '@sortie/kernel';
import { anyGame } from '@sortie/kernel';
import { shipTypes } from '@sortie/xwing/catalogue';
import { xwing } from '@sortie/xwing/rules';

interface LooseFlow {
  readonly steps: readonly object[];
}

/** X-Wing as it might be later: a step more in two flows, a question more in a third, a number corrected. */
export function laterGame(rules: string): AnyGame {
  correctShips();
  const flows = xwing.flows as unknown as Readonly<Record<'game' | 'planning' | 'attack', LooseFlow>>;
  return {
    ...anyGame(xwing),
    rules,
    flows: {
      ...flows,
      game: withStep(flows.game, interlude),
      attack: withStep(flows.attack, interlude),
      planning: withStep(flows.planning, greeting),
    },
  };
}

/** Every ship has a point of hull more. */
function correctShips(): void {
  for (const type of shipTypes as unknown as { hull: number }[]) type.hull++;
}

function withStep(flow: LooseFlow, step: object): LooseFlow {
  return { ...flow, steps: [...flow.steps.slice(0, 1), step, ...flow.steps.slice(1)] };
}

const interlude = { kind: 'do', name: 'interlude', run: () => [] };

const greeting = {
  kind: 'ask',
  name: 'greeting',
  question: 'greeting',
  request: ({ seats }: GameState) => ({
    seat: seats[0]!.id,
    rule: 'table.greeting',
    answers: { kind: 'offers', offers: ['Good luck.', 'Well met.'] },
  }),
  take: () => [],
};
