import type { CardRules } from '../../card-rules.ts';
import { fourLom } from './4lom.ts';
import { asajjventress } from './asajjventress.ts';
import { bobafett } from './bobafett.ts';
import { bossk } from './bossk.ts';
import { captainJostero } from './captainjostero.ts';
import { scumCaptainNym } from './captainnym.ts';
import { constableZuvio } from './constablezuvio.ts';
import { dacebonearm } from './dacebonearm.ts';
import { dalanoberos } from './dalanoberos.ts';
import { dalanOberosStarViper } from './dalanoberos-starviper.ts';
import { dengar } from './dengar.ts';
import { drearenthal } from './drearenthal.ts';
import { emonazzameen } from './emonazzameen.ts';
import { fennrau } from './fennrau.ts';
import { genesisred } from './genesisred.ts';
import { grazthehunter } from './grazthehunter.ts';
import { guri } from './guri.ts';
import { ig88a } from './ig88a.ts';
import { ig88b } from './ig88b.ts';
import { ig88c } from './ig88c.ts';
import { ig88d } from './ig88d.ts';
import { inaldra } from './inaldra.ts';
import { kaatoleeachos } from './kaatoleeachos.ts';
import { kadsolus } from './kadsolus.ts';
import { kathscarlet } from './kathscarlet.ts';
import { kavil } from './kavil.ts';
import { ketsuonyo } from './ketsuonyo.ts';
import { laetinashera } from './laetinashera.ts';
import { lattsrazzi } from './lattsrazzi.ts';
import { manaroo } from './manaroo.ts';
import { moraloeval } from './moraloeval.ts';
import { nashtahPupPilot } from './nashtahpuppilot.ts';
import { ndrusuhlak } from './ndrusuhlak.ts';
import { oldteroch } from './oldteroch.ts';
import { palobgodalhi } from './palobgodalhi.ts';
import { princexizor } from './princexizor.ts';
import { quinnJast } from './quinnjast.ts';
import { sabinewren } from './sabinewren.ts';
import { sarcoPlank } from './sarcoplank.ts';
import { serissu } from './serissu.ts';
import { solsixxa } from './solsixxa.ts';
import { sunnyBounder } from './sunnybounder.ts';
import { talonbanecobra } from './talonbanecobra.ts';
import { telTrevura } from './teltrevura.ts';
import { thweek } from './thweek.ts';
import { toraniKulda } from './toranikulda.ts';
import { torkilmux } from './torkilmux.ts';
import { unkarplutt } from './unkarplutt.ts';
import { viktorHel } from './viktorhel.ts';
import { zuckuss } from './zuckuss.ts';
export const scumPilotRules = [
  ig88a,
  ig88c,
  kathscarlet,
  ndrusuhlak,
  kavil,
  serissu,
  bobafett,
  guri,
  palobgodalhi,
  kaatoleeachos,
  laetinashera,
  grazthehunter,
  fennrau,
  zuckuss,
  kadsolus,
  oldteroch,
  asajjventress,
  ketsuonyo,
  unkarplutt,
  bossk,
  lattsrazzi,
  fourLom,
  sabinewren,
  dalanoberos,
  dacebonearm,
  talonbanecobra,
  drearenthal,
  dengar,
  ig88b,
  moraloeval,
  emonazzameen,
  solsixxa,
  torkilmux,
  princexizor,
  manaroo,
  genesisred,
  inaldra,
  captainJostero,
  scumCaptainNym,
  constableZuvio,
  dalanOberosStarViper,
  ig88d,
  quinnJast,
  sarcoPlank,
  sunnyBounder,
  telTrevura,
  thweek,
  toraniKulda,
  viktorHel,
  nashtahPupPilot,
] as const satisfies readonly CardRules[];
