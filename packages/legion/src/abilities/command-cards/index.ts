import type { CommandCardId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { andNowYouWillDie } from './and-now-you-will-die.ts';
import { brainsAndBrawn } from './brains-and-brawn.ts';
import { changeOfPlans } from './change-of-plans.ts';
import { commonCause } from './common-cause.ts';
import { coordinatedBombardment } from './coordinated-bombardment.ts';
import { coordinatedFire } from './coordinated-fire.ts';
import { coveringFire } from './covering-fire.ts';
import { covertObservation } from './covert-observation.ts';
import { evasiveManeuvers } from './evasive-maneuvers.ts';
import { giveInToYourAnger } from './give-in-to-your-anger.ts';
import { imperialDiscipline } from './imperial-discipline.ts';
import { implacable } from './implacable.ts';
import { masterOfEvil } from './master-of-evil.ts';
import { maximumFirepower } from './maximum-firepower.ts';
import { myAllyIsTheForce } from './my-ally-is-the-force.ts';
import { newWaysToMotivateThem } from './new-ways-to-motivate-them.ts';
import { noTimeForSorrows } from './no-time-for-sorrows.ts';
import { notoriousScoundrels } from './notorious-scoundrels.ts';
import { pinnedDown } from './pinned-down.ts';
import { recklessDiversion } from './reckless-diversion.ts';
import { returnOfTheJedi } from './return-of-the-jedi.ts';
import { sabotagedCommunications } from './sabotaged-communications.ts';
import { somebodyHasToSaveOurSkins } from './somebody-has-to-save-our-skins.ts';
import { sonOfSkywalker } from './son-of-skywalker.ts';
import { sorryAboutTheMess } from './sorry-about-the-mess.ts';
import { standingOrders } from './standing-orders.ts';
import { turningTheTide } from './turning-the-tide.ts';
import { whipcordLauncher } from './whipcord-launcher.ts';
import { z6JetpackRocket } from './z-6-jetpack-rocket.ts';
import { zxFlameProjector } from './zx-flame-projector.ts';

/** One file a card; cards that issue orders and do nothing else have none. */
export const commandCardRules = [
  andNowYouWillDie,
  brainsAndBrawn,
  changeOfPlans,
  commonCause,
  coordinatedBombardment,
  coordinatedFire,
  coveringFire,
  covertObservation,
  evasiveManeuvers,
  giveInToYourAnger,
  imperialDiscipline,
  implacable,
  masterOfEvil,
  maximumFirepower,
  myAllyIsTheForce,
  newWaysToMotivateThem,
  noTimeForSorrows,
  notoriousScoundrels,
  pinnedDown,
  recklessDiversion,
  returnOfTheJedi,
  sabotagedCommunications,
  somebodyHasToSaveOurSkins,
  sonOfSkywalker,
  sorryAboutTheMess,
  standingOrders,
  turningTheTide,
  whipcordLauncher,
  z6JetpackRocket,
  zxFlameProjector,
] as const satisfies readonly (CardRules & {
  readonly card: CommandCardId;
})[];
