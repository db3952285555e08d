import type { Say } from '../../../app/words.ts';
import type { en } from './text/en.ts';

type Step = Extract<keyof typeof en, `step${string}`>;

const steps: Readonly<Record<string, Step>> = {
  chooseInitiative: 'stepChooseInitiative',
  chooseEdge: 'stepChooseEdge',
  placeObstacle: 'stepPlaceObstacle',
  deployShip: 'stepDeployShip',
  placeForces: 'stepPlaceForces',
  callReinforcement: 'stepCallReinforcement',
  placeShuttle: 'stepPlaceShuttle',
  chooseDisabledShip: 'stepChooseDisabledShip',
  setDial: 'stepSetDial',
  endPlanning: 'stepEndPlanning',
  chooseShip: 'stepChooseShip',
  chooseBomb: 'stepChooseBomb',
  replaceManeuver: 'stepReplaceManeuver',
  moveShuttle: 'stepMoveShuttle',
  decloak: 'stepDecloak',
  placeDecloak: 'stepPlaceDecloak',
  drag: 'stepChooseForCard',
  placeDragged: 'stepPlaceBarrelRoll',
  placeBarrelRoll: 'stepPlaceBarrelRoll',
  placeTallonRoll: 'stepPlaceTallonRoll',
  performAction: 'stepPerformAction',
  declareTarget: 'stepDeclareTarget',
  chooseWeapon: 'stepChooseWeapon',
  useAbility: 'stepUseAbility',
  cancelFirst: 'stepCancelFirst',
  chooseForCard: 'stepChooseForCard',
};

/** A question by its kind, in a few words. */
export function stepName(question: string, say: Say<typeof en>): string | undefined {
  const step = steps[question];
  return step && say(step);
}
