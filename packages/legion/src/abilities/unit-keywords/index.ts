import type { UnitKeywordId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { armor } from './armor.ts';
import { armorX } from './armor-x.ts';
import { charge } from './charge.ts';
import { climbingVehicle } from './climbing-vehicle.ts';
import { compel } from './compel.ts';
import { cover } from './cover.ts';
import { cunning } from './cunning.ts';
import { dangerSense } from './danger-sense.ts';
import { dauntless } from './dauntless.ts';
import { deflect } from './deflect.ts';
import { disciplined } from './disciplined.ts';
import { enrage } from './enrage.ts';
import { entourage } from './entourage.ts';
import { expertClimber } from './expert-climber.ts';
import { fullPivot } from './full-pivot.ts';
import { guardian } from './guardian.ts';
import { gunslinger } from './gunslinger.ts';
import { immuneBlast } from './immune-blast.ts';
import { immuneMelee } from './immune-melee.ts';
import { immunePierce } from './immune-pierce.ts';
import { impervious } from './impervious.ts';
import { indomitable } from './indomitable.ts';
import { inspire } from './inspire.ts';
import { jump } from './jump.ts';
import { lightTransport } from './light-transport.ts';
import { lowProfile } from './low-profile.ts';
import { masterOfTheForce } from './master-of-the-force.ts';
import { nimble } from './nimble.ts';
import { plodding } from './plodding.ts';
import { precise } from './precise.ts';
import { pullingTheStrings } from './pulling-the-strings.ts';
import { quickThinking } from './quick-thinking.ts';
import { ready } from './ready.ts';
import { relentless } from './relentless.ts';
import { reposition } from './reposition.ts';
import { sabotageRepair } from './sabotage-repair.ts';
import { scout } from './scout.ts';
import { sharpshooter } from './sharpshooter.ts';
import { speeder } from './speeder.ts';
import { spotter } from './spotter.ts';
import { stationary } from './stationary.ts';
import { steady } from './steady.ts';
import { tactical } from './tactical.ts';
import { takeCover } from './take-cover.ts';
import { teamwork } from './teamwork.ts';
import { transport } from './transport.ts';
import { uncannyLuck } from './uncanny-luck.ts';
import { unhindered } from './unhindered.ts';
import { weakPoint } from './weak-point.ts';

/** One file a card; what is not listed does nothing yet. */
export const unitKeywordRules = [
  armorX,
  armor,
  charge,
  climbingVehicle,
  compel,
  cover,
  cunning,
  dangerSense,
  dauntless,
  deflect,
  disciplined,
  enrage,
  entourage,
  expertClimber,
  fullPivot,
  guardian,
  gunslinger,
  immuneBlast,
  immuneMelee,
  immunePierce,
  impervious,
  indomitable,
  inspire,
  jump,
  lightTransport,
  lowProfile,
  masterOfTheForce,
  nimble,
  plodding,
  precise,
  pullingTheStrings,
  quickThinking,
  ready,
  relentless,
  reposition,
  sabotageRepair,
  scout,
  sharpshooter,
  speeder,
  spotter,
  stationary,
  steady,
  tactical,
  takeCover,
  teamwork,
  transport,
  uncannyLuck,
  unhindered,
  weakPoint,
] as const satisfies readonly (CardRules & { readonly card: UnitKeywordId })[];
