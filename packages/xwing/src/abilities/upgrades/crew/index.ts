import type { CardRules } from '../../card-rules.ts';
import { fourLomCrew } from './4lom.ts';
import { agentKallus } from './agentkallus.ts';
import { bazeMalbus } from './bazemalbus.ts';
import { bistan } from './bistan.ts';
import { bobaFettCrew } from './bobafett.ts';
import { bodhiRookCrew } from './bodhirook.ts';
import { bombardier } from './bombardier.ts';
import { boShek } from './boshek.ts';
import { bosskCrew } from './bossk.ts';
import { breachSpecialist } from './breachspecialist.ts';
import { c3po } from './c3po.ts';
import { cadBane } from './cadbane.ts';
import { captainRexCrew } from './captainrex.ts';
import { cassianAndorCrew } from './cassianandor.ts';
import { chewbacca } from './chewbacca.ts';
import { chopperCrew } from './chopper.ts';
import { cikatroVizago } from './cikatrovizago.ts';
import { courierDroid } from './courierdroid.ts';
import { darthVaderCrew } from './darthvader.ts';
import { dashRendarCrew } from './dashrendar.ts';
import { deathTroopers } from './deathtroopers.ts';
import { dengarCrew } from './dengar.ts';
import { directorKrennic } from './directorkrennic.ts';
import { emperorPalpatine } from './emperorpalpatine.ts';
import { ezraBridgerCrew } from './ezrabridger.ts';
import { finn } from './finn.ts';
import { fleetOfficer } from './fleetofficer.ts';
import { flightInstructor } from './flightinstructor.ts';
import { generalHux } from './generalhux.ts';
import { gonk } from './gonk.ts';
import { greedo } from './greedo.ts';
import { gunner } from './gunner.ts';
import { hanSoloCrew } from './hansolo.ts';
import { heraSyndullaCrew } from './herasyndulla.ts';
import { hotshotCoPilot } from './hotshotcopilot.ts';
import { ig88dCrew } from './ig88d.ts';
import { inspiringRecruit } from './inspiringrecruit.ts';
import { intelligenceAgent } from './intelligenceagent.ts';
import { isbSlicer } from './isbslicer.ts';
import { jabbaTheHutt } from './jabbathehutt.ts';
import { janOrsCrew } from './janors.ts';
import { jynErso } from './jynerso.ts';
import { k4SecurityDroid } from './k4securitydroid.ts';
import { kananJarrusCrew } from './kananjarrus.ts';
import { ketsuOnyoCrew } from './ketsuonyo.ts';
import { kyleKatarnCrew } from './kylekatarn.ts';
import { kyloRenCrew } from './kyloren.ts';
import { landoCalrissianCrew } from './landocalrissian.ts';
import { lattsRazziCrew } from './lattsrazzi.ts';
import { leeboCrew } from './leebo.ts';
import { leiaOrgana } from './leiaorgana.ts';
import { lukeSkywalker } from './lukeskywalker.ts';
import { magvaYarroCrew } from './magvayarro.ts';
import { maraJade } from './marajade.ts';
import { maul } from './maul.ts';
import { mercenaryCopilot } from './mercenarycopilot.ts';
import { moffJerjerrod } from './moffjerjerrod.ts';
import { navigator } from './navigator.ts';
import { nienNunb } from './niennunb.ts';
import { operationsSpecialist } from './operationsspecialist.ts';
import { outlawTech } from './outlawtech.ts';
import { r2d2Crew } from './r2d2-swx22.ts';
import { rearAdmiralChiraneauCrew } from './rearadmiralchiraneau.ts';
import { rebelCaptive } from './rebelcaptive.ts';
import { reconSpecialist } from './reconspecialist.ts';
import { reyCrew } from './rey.ts';
import { sabineWrenCrew } from './sabinewren.ts';
import { saboteur } from './saboteur.ts';
import { sawGerreraCrew } from './sawgerrera.ts';
import { systemsOfficer } from './systemsofficer.ts';
import { tacticalOfficer } from './tacticalofficer.ts';
import { tactician } from './tactician.ts';
import { tailGunner } from './tailgunner.ts';
import { unkarPluttCrew } from './unkarplutt.ts';
import { weaponsEngineer } from './weaponsengineer.ts';
import { wookieeCommandos } from './wookieecommandos.ts';
import { ysanneIsard } from './ysanneisard.ts';
import { zebOrrelios } from './zeborrelios.ts';
import { zuckussCrew } from './zuckuss.ts';

export const crewRules = [
  chewbacca,
  gunner,
  kyloRenCrew,
  lukeSkywalker,
  mercenaryCopilot,
  nienNunb,
  reconSpecialist,
  fourLomCrew,
  agentKallus,
  bazeMalbus,
  bistan,
  bobaFettCrew,
  bodhiRookCrew,
  bombardier,
  boShek,
  bosskCrew,
  breachSpecialist,
  c3po,
  cadBane,
  captainRexCrew,
  cassianAndorCrew,
  chopperCrew,
  cikatroVizago,
  courierDroid,
  darthVaderCrew,
  dashRendarCrew,
  deathTroopers,
  dengarCrew,
  directorKrennic,
  emperorPalpatine,
  ezraBridgerCrew,
  finn,
  fleetOfficer,
  flightInstructor,
  generalHux,
  gonk,
  greedo,
  hanSoloCrew,
  heraSyndullaCrew,
  hotshotCoPilot,
  ig88dCrew,
  inspiringRecruit,
  intelligenceAgent,
  isbSlicer,
  jabbaTheHutt,
  janOrsCrew,
  jynErso,
  k4SecurityDroid,
  kananJarrusCrew,
  ketsuOnyoCrew,
  kyleKatarnCrew,
  landoCalrissianCrew,
  lattsRazziCrew,
  leeboCrew,
  leiaOrgana,
  magvaYarroCrew,
  maraJade,
  maul,
  moffJerjerrod,
  navigator,
  operationsSpecialist,
  outlawTech,
  r2d2Crew,
  rearAdmiralChiraneauCrew,
  rebelCaptive,
  reyCrew,
  sabineWrenCrew,
  saboteur,
  sawGerreraCrew,
  systemsOfficer,
  tacticalOfficer,
  tactician,
  tailGunner,
  unkarPluttCrew,
  weaponsEngineer,
  wookieeCommandos,
  ysanneIsard,
  zebOrrelios,
  zuckussCrew,
] as const satisfies readonly CardRules[];
