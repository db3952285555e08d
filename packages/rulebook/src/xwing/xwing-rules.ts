import { actionRules } from './action.ts';
import { actionLockRules } from './action-lock.ts';
import { actionRepositionRules } from './action-reposition.ts';
import { activationRules } from './activation.ts';
import { arcRules } from './arc.ts';
import { attackDeclareRules } from './attack-declare.ts';
import { attackDiceRules } from './attack-dice.ts';
import { attackResultsRules } from './attack-results.ts';
import { bombRules } from './bomb.ts';
import { carddataRules } from './carddata.ts';
import { carddataDeckRules } from './carddata-deck.ts';
import { carddataDeck2012Rules } from './carddata-deck-2012.ts';
import { cardsRules } from './cards.ts';
import { cloakRules } from './cloak.ts';
import { damageRules } from './damage.ts';
import { destroyRules } from './destroy.ts';
import { diceRules } from './dice.ts';
import { endRules } from './end.ts';
import { fleeRules } from './flee.ts';
import { geometryRules } from './geometry.ts';
import { geometryPoseRules } from './geometry-pose.ts';
import { ionRules } from './ion.ts';
import { largeRules } from './large.ts';
import { maneuverRules } from './maneuver.ts';
import { maneuverDialRules } from './maneuver-dial.ts';
import { missionRules } from './mission.ts';
import { mission1Rules } from './mission1.ts';
import { mission1ShuttleRules } from './mission1-shuttle.ts';
import { mission2Rules } from './mission2.ts';
import { mission3Rules } from './mission3.ts';
import { obstacleRules } from './obstacle.ts';
import { optionalRules } from './optional.ts';
import { overlapRules } from './overlap.ts';
import { physicalRules } from './physical.ts';
import { planningRules } from './planning.ts';
import { rangeRules } from './range.ts';
import { secondaryRules } from './secondary.ts';
import { setupRules } from './setup.ts';
import { setupPlacementRules } from './setup-placement.ts';
import { shipRules } from './ship.ts';
import { squadRules } from './squad.ts';
import { squadUpgradeRules } from './squad-upgrade.ts';
import { stressRules } from './stress.ts';
import { timingRules } from './timing.ts';
import { turretRules } from './turret.ts';
import { winningRules } from './winning.ts';
import type { XwingRule } from './xwing-rule.ts';

/** The X-Wing rulebook, first edition, in the order of its areas. */
export const xwingRules: readonly XwingRule[] = [
  ...timingRules,
  ...shipRules,
  ...cardsRules,
  ...squadRules,
  ...squadUpgradeRules,
  ...setupRules,
  ...setupPlacementRules,
  ...planningRules,
  ...activationRules,
  ...maneuverRules,
  ...maneuverDialRules,
  ...overlapRules,
  ...fleeRules,
  ...obstacleRules,
  ...stressRules,
  ...actionRules,
  ...actionLockRules,
  ...actionRepositionRules,
  ...attackDeclareRules,
  ...attackDiceRules,
  ...attackResultsRules,
  ...diceRules,
  ...damageRules,
  ...destroyRules,
  ...endRules,
  ...rangeRules,
  ...arcRules,
  ...turretRules,
  ...secondaryRules,
  ...ionRules,
  ...cloakRules,
  ...bombRules,
  ...largeRules,
  ...winningRules,
  ...optionalRules,
  ...missionRules,
  ...mission1Rules,
  ...mission1ShuttleRules,
  ...mission2Rules,
  ...mission3Rules,
  ...geometryRules,
  ...geometryPoseRules,
  ...carddataRules,
  ...carddataDeckRules,
  ...carddataDeck2012Rules,
  ...physicalRules,
];
