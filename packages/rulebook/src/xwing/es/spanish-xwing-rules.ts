import type { CompleteRuleTexts } from '../rule-texts.ts';
import { actionEs } from './action.ts';
import { actionLockEs } from './action-lock.ts';
import { actionRepositionEs } from './action-reposition.ts';
import { activationEs } from './activation.ts';
import { arcEs } from './arc.ts';
import { attackDeclareEs } from './attack-declare.ts';
import { attackDiceEs } from './attack-dice.ts';
import { attackResultsEs } from './attack-results.ts';
import { bombEs } from './bomb.ts';
import { carddataEs } from './carddata.ts';
import { carddataDeckEs } from './carddata-deck.ts';
import { carddataDeck2012Es } from './carddata-deck-2012.ts';
import { cardsEs } from './cards.ts';
import { cloakEs } from './cloak.ts';
import { damageEs } from './damage.ts';
import { destroyEs } from './destroy.ts';
import { diceEs } from './dice.ts';
import { endEs } from './end.ts';
import { fleeEs } from './flee.ts';
import { geometryEs } from './geometry.ts';
import { geometryPoseEs } from './geometry-pose.ts';
import { ionEs } from './ion.ts';
import { largeEs } from './large.ts';
import { maneuverEs } from './maneuver.ts';
import { maneuverDialEs } from './maneuver-dial.ts';
import { missionEs } from './mission.ts';
import { mission1Es } from './mission1.ts';
import { mission1ShuttleEs } from './mission1-shuttle.ts';
import { mission2Es } from './mission2.ts';
import { mission3Es } from './mission3.ts';
import { obstacleEs } from './obstacle.ts';
import { optionalEs } from './optional.ts';
import { overlapEs } from './overlap.ts';
import { physicalEs } from './physical.ts';
import { planningEs } from './planning.ts';
import { rangeEs } from './range.ts';
import { secondaryEs } from './secondary.ts';
import { setupEs } from './setup.ts';
import { setupPlacementEs } from './setup-placement.ts';
import { shipEs } from './ship.ts';
import { squadEs } from './squad.ts';
import { squadUpgradeEs } from './squad-upgrade.ts';
import { stressEs } from './stress.ts';
import { timingEs } from './timing.ts';
import { turretEs } from './turret.ts';
import { winningEs } from './winning.ts';

export const spanishXwingRules: CompleteRuleTexts = {
  ...timingEs,
  ...shipEs,
  ...cardsEs,
  ...squadEs,
  ...squadUpgradeEs,
  ...setupEs,
  ...setupPlacementEs,
  ...planningEs,
  ...activationEs,
  ...maneuverEs,
  ...maneuverDialEs,
  ...overlapEs,
  ...fleeEs,
  ...obstacleEs,
  ...stressEs,
  ...actionEs,
  ...actionLockEs,
  ...actionRepositionEs,
  ...attackDeclareEs,
  ...attackDiceEs,
  ...attackResultsEs,
  ...diceEs,
  ...damageEs,
  ...destroyEs,
  ...endEs,
  ...rangeEs,
  ...arcEs,
  ...turretEs,
  ...secondaryEs,
  ...ionEs,
  ...cloakEs,
  ...bombEs,
  ...largeEs,
  ...winningEs,
  ...optionalEs,
  ...missionEs,
  ...mission1Es,
  ...mission1ShuttleEs,
  ...mission2Es,
  ...mission3Es,
  ...geometryEs,
  ...geometryPoseEs,
  ...carddataEs,
  ...carddataDeckEs,
  ...carddataDeck2012Es,
  ...physicalEs,
};
