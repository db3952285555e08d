import type { CompleteRuleTexts } from '../rule-texts.ts';
import { actionPt } from './action.ts';
import { actionLockPt } from './action-lock.ts';
import { actionRepositionPt } from './action-reposition.ts';
import { activationPt } from './activation.ts';
import { arcPt } from './arc.ts';
import { attackDeclarePt } from './attack-declare.ts';
import { attackDicePt } from './attack-dice.ts';
import { attackResultsPt } from './attack-results.ts';
import { bombPt } from './bomb.ts';
import { carddataPt } from './carddata.ts';
import { carddataDeckPt } from './carddata-deck.ts';
import { carddataDeck2012Pt } from './carddata-deck-2012.ts';
import { cardsPt } from './cards.ts';
import { cloakPt } from './cloak.ts';
import { damagePt } from './damage.ts';
import { destroyPt } from './destroy.ts';
import { dicePt } from './dice.ts';
import { endPt } from './end.ts';
import { fleePt } from './flee.ts';
import { geometryPt } from './geometry.ts';
import { geometryPosePt } from './geometry-pose.ts';
import { ionPt } from './ion.ts';
import { largePt } from './large.ts';
import { maneuverPt } from './maneuver.ts';
import { maneuverDialPt } from './maneuver-dial.ts';
import { missionPt } from './mission.ts';
import { mission1Pt } from './mission1.ts';
import { mission1ShuttlePt } from './mission1-shuttle.ts';
import { mission2Pt } from './mission2.ts';
import { mission3Pt } from './mission3.ts';
import { obstaclePt } from './obstacle.ts';
import { optionalPt } from './optional.ts';
import { overlapPt } from './overlap.ts';
import { physicalPt } from './physical.ts';
import { planningPt } from './planning.ts';
import { rangePt } from './range.ts';
import { secondaryPt } from './secondary.ts';
import { setupPt } from './setup.ts';
import { setupPlacementPt } from './setup-placement.ts';
import { shipPt } from './ship.ts';
import { squadPt } from './squad.ts';
import { squadUpgradePt } from './squad-upgrade.ts';
import { stressPt } from './stress.ts';
import { timingPt } from './timing.ts';
import { turretPt } from './turret.ts';
import { winningPt } from './winning.ts';

export const portugueseXwingRules: CompleteRuleTexts = {
  ...timingPt,
  ...shipPt,
  ...cardsPt,
  ...squadPt,
  ...squadUpgradePt,
  ...setupPt,
  ...setupPlacementPt,
  ...planningPt,
  ...activationPt,
  ...maneuverPt,
  ...maneuverDialPt,
  ...overlapPt,
  ...fleePt,
  ...obstaclePt,
  ...stressPt,
  ...actionPt,
  ...actionLockPt,
  ...actionRepositionPt,
  ...attackDeclarePt,
  ...attackDicePt,
  ...attackResultsPt,
  ...dicePt,
  ...damagePt,
  ...destroyPt,
  ...endPt,
  ...rangePt,
  ...arcPt,
  ...turretPt,
  ...secondaryPt,
  ...ionPt,
  ...cloakPt,
  ...bombPt,
  ...largePt,
  ...winningPt,
  ...optionalPt,
  ...missionPt,
  ...mission1Pt,
  ...mission1ShuttlePt,
  ...mission2Pt,
  ...mission3Pt,
  ...geometryPt,
  ...geometryPosePt,
  ...carddataPt,
  ...carddataDeckPt,
  ...carddataDeck2012Pt,
  ...physicalPt,
};
