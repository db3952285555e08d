import type { Decision, Plain } from '@sortie/kernel';
import type { ActionAnswer } from '@sortie/legion/model';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { capital } from '../../../table/capital.ts';
import type { Missing } from '../../../table/not-offered.tsx';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';

/** What every unit might be expected to do. lg.actions.list */
const usual: readonly ActionAnswer[] = [
  { action: 'move', move: 'standard' },
  { action: 'attack' },
  { action: 'aim' },
  { action: 'dodge' },
  { action: 'standby' },
  { action: 'recover' },
];

/** Actions that are not open to the unit now; of a free action only those that it was granted for are expected. */
export function missingActions(seen: Seen<LegionView>, decision: Decision): readonly Missing[] {
  if (decision.kind !== 'chooseAction') return [];
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const isOffered = (wanted: Plain) =>
    offers.some((each) => {
      const { action, move } = each as { readonly action?: string; readonly move?: string };
      const asked = wanted as { readonly action?: string; readonly move?: string };
      return action === asked.action && (asked.move === undefined || move === asked.move);
    });
  return usual
    .map((action) => action as unknown as Plain)
    .filter((action) => !isOffered(action))
    .map((answer) => ({
      key: JSON.stringify(answer),
      label: capital(texts(seen.language).answerText(decision, answer, namesFor(seen))),
      answer,
    }));
}
