import type { AnyGame, GameState } from '@sortie/kernel';
import { anyGame } from '@sortie/kernel';
import { pilots } from '@sortie/xwing/catalogue';
import { xwing } from '@sortie/xwing/rules';

interface LooseFlow {
  readonly steps: readonly object[];
}

/** X-Wing as it might be later: a step more in two flows, a question more in a third, a number corrected. */
export function laterGame(rules: string): AnyGame {
  correctCards();
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

/** Every ship's card has a point of hull more. The script has a catalogue of its own. */
function correctCards(): void {
  for (const card of pilots as readonly { hull: number }[]) card.hull++;
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
