import type { CardRules } from '../card-rules.ts';
import { adarTallon } from './adar-tallon.ts';
import { admiralChiraneau } from './admiral-chiraneau.ts';
import { admiralMotti } from './admiral-motti.ts';
import { admiralScreed } from './admiral-screed.ts';
import { advancedProjectors } from './advanced-projectors.ts';
import { assaultConcussionMissiles } from './assault-concussion-missiles.ts';
import { corrupter } from './corrupter.ts';
import { defenseLiaison } from './defense-liaison.ts';
import { demolisher } from './demolisher.ts';
import { directorIsard } from './director-isard.ts';
import { dodonnasPride } from './dodonnas-pride.ts';
import { dominator } from './dominator.ts';
import { electronicCountermeasures } from './electronic-countermeasures.ts';
import { engineTechs } from './engine-techs.ts';
import { engineeringTeam } from './engineering-team.ts';
import { enhancedArmament } from './enhanced-armament.ts';
import { expandedHangarBay } from './expanded-hangar-bay.ts';
import { expandedLaunchers } from './expanded-launchers.ts';
import { flightControllers } from './flight-controllers.ts';
import { gallantHaven } from './gallant-haven.ts';
import { garmBelIblis } from './garm-bel-iblis.ts';
import { generalDodonna } from './general-dodonna.ts';
import { grandMoffTarkin } from './grand-moff-tarkin.ts';
import { gunneryTeam } from './gunnery-team.ts';
import { h9Turbolasers } from './h9-turbolasers.ts';
import { insidious } from './insidious.ts';
import { intelOfficer } from './intel-officer.ts';
import { ionCannonBatteries } from './ion-cannon-batteries.ts';
import { jainasLight } from './jainas-light.ts';
import { leadingShots } from './leading-shots.ts';
import { leiaOrgana } from './leia-organa-officer.ts';
import { monMothma } from './mon-mothma.ts';
import { navTeam } from './nav-team.ts';
import { overloadPulse } from './overload-pulse.ts';
import { paragon } from './paragon.ts';
import { pointDefenseReroute } from './point-defense-reroute.ts';
import { raymusAntilles } from './raymus-antilles.ts';
import { redemption } from './redemption.ts';
import { salvation } from './salvation.ts';
import { sensorTeam } from './sensor-team.ts';
import { tantiveIv } from './tantive-iv.ts';
import { veteranCaptain } from './veteran-captain.ts';
import { warlord } from './warlord.ts';
import { weaponsLiaison } from './weapons-liaison.ts';
import { wulffYularen } from './wulff-yularen.ts';
import { xi7Turbolasers } from './xi7-turbolasers.ts';
import { xx9Turbolasers } from './xx-9-turbolasers.ts';
import { yavaris } from './yavaris.ts';

/** What the upgrades do whose abilities are written. */
export const upgradeRules = [
  adarTallon,
  admiralChiraneau,
  admiralMotti,
  admiralScreed,
  advancedProjectors,
  assaultConcussionMissiles,
  corrupter,
  defenseLiaison,
  demolisher,
  directorIsard,
  dodonnasPride,
  dominator,
  electronicCountermeasures,
  engineTechs,
  engineeringTeam,
  enhancedArmament,
  expandedHangarBay,
  expandedLaunchers,
  flightControllers,
  gallantHaven,
  garmBelIblis,
  generalDodonna,
  grandMoffTarkin,
  gunneryTeam,
  h9Turbolasers,
  insidious,
  intelOfficer,
  ionCannonBatteries,
  jainasLight,
  leadingShots,
  leiaOrgana,
  monMothma,
  navTeam,
  overloadPulse,
  paragon,
  pointDefenseReroute,
  raymusAntilles,
  redemption,
  salvation,
  sensorTeam,
  tantiveIv,
  veteranCaptain,
  warlord,
  weaponsLiaison,
  wulffYularen,
  xi7Turbolasers,
  xx9Turbolasers,
  yavaris,
] as const satisfies readonly CardRules[];
