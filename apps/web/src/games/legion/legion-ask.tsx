import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { AnyAsk, AskFrame } from '../../table/ask-frame.tsx';
import type { AskProps } from '../../table/table-game.ts';
import { commandAsks } from './commands/command-asks.ts';
import { fightAsks } from './fight/fight-asks.ts';
import { movementAsks } from './movement/movement-asks.ts';
import { namesFor } from './names-for.ts';
import { setUpAsks } from './setup/set-up-asks.ts';
import { setUpQuestions, suggestedAnswer } from './setup/suggested-answer.ts';
import type { Widgets } from './widget.ts';

const widgets: Widgets = { ...setUpAsks, ...commandAsks, ...movementAsks, ...fightAsks };

/** A question put to us, with the widget that fits it best. */
export function LegionAsk(props: AskProps<LegionView>) {
  const { seen, decision } = props;
  const { kind, id } = decision;
  const Widget = Object.hasOwn(widgets, kind) ? widgets[kind]! : AnyAsk;
  const isSetUp = setUpQuestions.has(kind) && seen.table.phase === 'setup';
  return (
    <AskFrame
      {...props}
      title={texts(seen.language).decisionText(decision, namesFor(seen))}
      Widget={Widget}
      lasting={`${seen.as} ${id}`}
      setUp={
        isSetUp ? { brought: broughtTo(seen.table), suggestion: () => suggestedAnswer(decision) } : undefined
      }
    />
  );
}

/** The armies, by which tables are told apart. */
function broughtTo({ units }: LegionView): string {
  return units.map(({ card, seat }) => `${card} ${seat}`).join();
}
