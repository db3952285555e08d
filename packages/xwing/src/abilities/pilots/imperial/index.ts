import type { CardRules } from '../../card-rules.ts';
import { backdraft } from './backdraft.ts';
import { backstabber } from './backstabber.ts';
import { bobafett } from './bobafett.ts';
import { captainferoph } from './captainferoph.ts';
import { captainjonus } from './captainjonus.ts';
import { captainkagi } from './captainkagi.ts';
import { captainoicunn } from './captainoicunn.ts';
import { captainyorr } from './captainyorr.ts';
import { carnorjax } from './carnorjax.ts';
import { chaser } from './chaser.ts';
import { coloneljendon } from './coloneljendon.ts';
import { colonelvessery } from './colonelvessery.ts';
import { commanderalozen } from './commanderalozen.ts';
import { commanderkenkirk } from './commanderkenkirk.ts';
import { countdown } from './countdown.ts';
import { countessryad } from './countessryad.ts';
import { darkcurse } from './darkcurse.ts';
import { darthvader } from './darthvader.ts';
import { deathfire } from './deathfire.ts';
import { deathrain } from './deathrain.ts';
import { doubleedge } from './doubleedge.ts';
import { duchess } from './duchess.ts';
import { echo } from './echo.ts';
import { epsilonace } from './epsilonace.ts';
import { epsilonleader } from './epsilonleader.ts';
import { felswrath } from './felswrath.ts';
import { howlrunner } from './howlrunner.ts';
import { junoeclipse } from './junoeclipse.ts';
import { kathscarlet } from './kathscarlet.ts';
import { kirkanos } from './kirkanos.ts';
import { krassistrelix } from './krassistrelix.ts';
import { kyloRenShuttle, kyloRenSilencer } from './kyloren.ts';
import { lieutenantcolzet } from './lieutenantcolzet.ts';
import { lieutenantdormitz } from './lieutenantdormitz.ts';
import { lieutenantkarsabi } from './lieutenantkarsabi.ts';
import { lieutenantkestal } from './lieutenantkestal.ts';
import { lieutenantlorrir } from './lieutenantlorrir.ts';
import { maarekstele } from './maarekstele.ts';
import { maareksteleDefender } from './maarekstele-defender.ts';
import { majorrhymer } from './majorrhymer.ts';
import { majorstridan } from './majorstridan.ts';
import { majorvermeil } from './majorvermeil.ts';
import { majorvynder } from './majorvynder.ts';
import { maulermithel } from './maulermithel.ts';
import { nightbeast } from './nightbeast.ts';
import { omegaace } from './omegaace.ts';
import { omegaleader } from './omegaleader.ts';
import { puresabacc } from './puresabacc.ts';
import { quickdraw } from './quickdraw.ts';
import { rearadmiralchiraneau } from './rearadmiralchiraneau.ts';
import { redline } from './redline.ts';
import { rexlerbrath } from './rexlerbrath.ts';
import { scourge } from './scourge.ts';
import { soontirfel } from './soontirfel.ts';
import { testpilotblackout } from './testpilotblackout.ts';
import { tetrancowall } from './tetrancowall.ts';
import { theinquisitor } from './theinquisitor.ts';
import { tomaxbren } from './tomaxbren.ts';
import { turrphennir } from './turrphennir.ts';
import { valenrudor } from './valenrudor.ts';
import { vizier } from './vizier.ts';
import { wampa } from './wampa.ts';
import { whisper } from './whisper.ts';
import { wingedgundark } from './wingedgundark.ts';
import { youngster } from './youngster.ts';
import { zertikstrom } from './zertikstrom.ts';
import { zetaace } from './zetaace.ts';
import { zetaleader } from './zetaleader.ts';
export const imperialPilotRules = [
  backstabber,
  bobafett,
  captainjonus,
  captainyorr,
  darkcurse,
  darthvader,
  deathfire,
  duchess,
  echo,
  epsilonleader,
  felswrath,
  howlrunner,
  junoeclipse,
  kathscarlet,
  krassistrelix,
  kyloRenShuttle,
  kyloRenSilencer,
  lieutenantcolzet,
  lieutenantdormitz,
  maarekstele,
  majorrhymer,
  majorstridan,
  maulermithel,
  nightbeast,
  omegaace,
  redline,
  rexlerbrath,
  soontirfel,
  turrphennir,
  whisper,
  wingedgundark,
  youngster,
  zetaace,
  scourge,
  puresabacc,
  chaser,
  epsilonace,
  zetaleader,
  valenrudor,
  backdraft,
  kirkanos,
  carnorjax,
  colonelvessery,
  rearadmiralchiraneau,
  captainoicunn,
  commanderkenkirk,
  commanderalozen,
  zertikstrom,
  omegaleader,
  theinquisitor,
  wampa,
  countdown,
  majorvynder,
  lieutenantkarsabi,
  testpilotblackout,
  majorvermeil,
  captainferoph,
  vizier,
  doubleedge,
  quickdraw,
  lieutenantkestal,
  maareksteleDefender,
  coloneljendon,
  captainkagi,
  lieutenantlorrir,
  tetrancowall,
  countessryad,
  tomaxbren,
  deathrain,
] as const satisfies readonly CardRules[];
