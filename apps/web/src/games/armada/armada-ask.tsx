import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { ComponentType } from 'react';
import { AnyAsk, AskFrame } from '../../table/ask-frame.tsx';
import type { AskProps } from '../../table/table-game.ts';
import { CommandsAsk } from './commands/commands-ask.tsx';
import { AbilityAsk } from './fight/ability-ask.tsx';
import { DeclareAsk } from './fight/declare-ask.tsx';
import { RemoveDieAsk, RerollDieAsk } from './fight/dice-asks.tsx';
import { RedirectAsk } from './fight/redirect-ask.tsx';
import { RepairAsk } from './fight/repair-ask.tsx';
import { ZoneAsk } from './fight/zone-ask.tsx';
import { CourseAsk } from './movement/course-ask.tsx';
import { DeedAsk } from './movement/deed-ask.tsx';
import { namesFor } from './names-for.ts';
import { PickAsk } from './pick-ask.tsx';
import { ArmadaPlaceAsk } from './setup/armada-place-ask.tsx';
import { InitiativeAsk } from './setup/initiative-ask.tsx';
import { ObjectiveAsk } from './setup/objective-ask.tsx';
import { setUpQuestions, suggestedAnswer } from './setup/suggested-answer.ts';
import { useWords } from './text/words.ts';

type Widget = ComponentType<AskProps<ArmadaView>>;

const widgets: Readonly<Record<string, Widget>> = {
  chooseInitiative: InitiativeAsk,
  chooseObjective: ObjectiveAsk,
  placeObstacle: ArmadaPlaceAsk,
  deploy: ArmadaPlaceAsk,
  placeObjectiveToken: ArmadaPlaceAsk,
  moveObjectiveToken: ArmadaPlaceAsk,
  chooseObjectiveShip: PickAsk,
  assignDials: CommandsAsk,
  endCommandPhase: CommandsAsk,
  chooseShip: PickAsk,
  chooseSquadron: PickAsk,
  commandSquadron: PickAsk,
  chooseNearest: PickAsk,
  chooseObstacle: PickAsk,
  chooseCourse: CourseAsk,
  chooseDeed: DeedAsk,
  moveSquadron: ArmadaPlaceAsk,
  placeDisplaced: ArmadaPlaceAsk,
  declareTarget: DeclareAsk,
  additionalSquadron: DeclareAsk,
  useAbility: AbilityAsk,
  removeDie: RemoveDieAsk,
  rerollDie: RerollDieAsk,
  redirectDamage: RedirectAsk,
  chooseZone: ZoneAsk,
  repair: RepairAsk,
};

/** All stacks of a round are one question to whoever sets them. */
const commanding: ReadonlySet<string> = new Set(['assignDials', 'endCommandPhase']);

/** A question put to us, with the widget that fits it best. */
export function ArmadaAsk(props: AskProps<ArmadaView>) {
  const say = useWords();
  const { seen, decision } = props;
  const { kind } = decision;
  const Widget = Object.hasOwn(widgets, kind) ? widgets[kind]! : AnyAsk;
  const isCommanding = commanding.has(kind);
  const title = isCommanding
    ? say('commandTitle')
    : texts(seen.language).decisionText(decision, namesFor(seen));
  const isSetUp = setUpQuestions.has(kind) && seen.table.phase === 'setup';
  return (
    <AskFrame
      {...props}
      title={title}
      Widget={Widget}
      lasting={isCommanding ? `commands ${seen.as} ${seen.table.round}` : `${seen.as} ${decision.id}`}
      setUp={
        isSetUp ? { brought: broughtTo(seen.table), suggestion: () => suggestedAnswer(decision) } : undefined
      }
    />
  );
}

/** The fleets, by which tables are told apart. */
function broughtTo({ ships, squadrons }: ArmadaView): string {
  return [...ships, ...squadrons].map(({ card, seat }) => `${card} ${seat}`).join();
}
