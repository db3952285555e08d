import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { ComponentType } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { Waiting } from '../../app/waiting.tsx';
import { AnyAsk, AskFrame } from '../../table/ask-frame.tsx';
import type { AskProps } from '../../table/table-game.ts';
import { useFight, useFightFailed } from './fight/use-fight.ts';
import { namesFor } from './names-for.ts';
import { PlanningAsk } from './planning/planning-ask.tsx';
import { setUpQuestions, suggestedAnswer } from './setup/suggested-answer.ts';
import { ShipPickAsk } from './ship-pick-ask.tsx';
import { useWords } from './text/words.ts';

type Widget = ComponentType<AskProps<XwingView>>;

/** What is asked in one phase comes with the first question of it. */
const setUp = () => import('./setup/set-up-asks.ts');
const activation = () => import('./activation/activation-asks.ts');

const InitiativeAsk = lazyPart(async () => (await setUp()).InitiativeAsk);
const EdgeAsk = lazyPart(async () => (await setUp()).EdgeAsk);
const XwingPlaceAsk = lazyPart(async () => (await setUp()).XwingPlaceAsk);
const ActionAsk = lazyPart(async () => (await activation()).ActionAsk);
const DecloakAsk = lazyPart(async () => (await activation()).DecloakAsk);
const ManeuverAsk = lazyPart(async () => (await activation()).ManeuverAsk);
const XwingSlideAsk = lazyPart(async () => (await activation()).XwingSlideAsk);

const widgets: Readonly<Record<string, Widget>> = {
  chooseInitiative: InitiativeAsk,
  chooseEdge: EdgeAsk,
  placeObstacle: XwingPlaceAsk,
  deployShip: XwingPlaceAsk,
  placeForces: XwingPlaceAsk,
  callReinforcement: XwingPlaceAsk,
  placeShuttle: XwingSlideAsk,
  chooseDisabledShip: ShipPickAsk,
  setDial: PlanningAsk,
  endPlanning: PlanningAsk,
  chooseShip: ShipPickAsk,
  chooseBomb: ShipPickAsk,
  replaceManeuver: ManeuverAsk,
  moveShuttle: ManeuverAsk,
  decloak: DecloakAsk,
  placeDecloak: XwingSlideAsk,
  placeDragged: XwingSlideAsk,
  placeBarrelRoll: XwingSlideAsk,
  placeTallonRoll: XwingSlideAsk,
  performAction: ActionAsk,
  declareTarget: WhenFightComes,
  chooseWeapon: WhenFightComes,
  useAbility: WhenFightComes,
  cancelFirst: WhenFightComes,
  chooseForCard: WhenFightComes,
};

/** All dials of a round are one question to whoever sets them. */
const planning: ReadonlySet<string> = new Set(['setDial', 'endPlanning']);

/** A question put to us, with the widget that fits it best. */
export function XwingAsk(props: AskProps<XwingView>) {
  const { seen, decision } = props;
  const { kind } = decision;
  const Widget = Object.hasOwn(widgets, kind) ? widgets[kind]! : AnyAsk;
  const say = useWords();
  const title =
    kind === 'setDial' ? say('planTitle') : texts(seen.language).decisionText(decision, namesFor(seen));
  const isSetUp = setUpQuestions.has(kind) && seen.table.phase === 'setup';
  return (
    <AskFrame
      {...props}
      title={title}
      Widget={Widget}
      lasting={planning.has(kind) ? `planning ${seen.as} ${seen.table.round}` : `${seen.as} ${decision.id}`}
      setUp={
        isSetUp
          ? { brought: broughtTo(seen.table), suggestion: () => suggestedAnswer(decision, seen.table) }
          : undefined
      }
    />
  );
}

/** The squads, by which tables are told apart. */
function broughtTo({ ships }: XwingView): string {
  return ships.map(({ pilot, seat }) => `${pilot} ${seat}`).join();
}

/** A question of a fight waits for its widgets, so that nothing changes under a hand; without them it is a list. */
function WhenFightComes(props: AskProps<XwingView>) {
  const fight = useFight(true);
  const hasFailed = useFightFailed();
  if (fight) return <fight.FightAsk {...props} />;
  return hasFailed ? <AnyAsk {...props} /> : <Waiting />;
}
