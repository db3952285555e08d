import type { CardRules } from '../card-rules.ts';
import { backstabber } from './backstabber.ts';
import { biggsdarklighter } from './biggsdarklighter.ts';
import { blueace } from './blueace.ts';
import { bobafett } from './bobafett.ts';
import { captainjonus } from './captainjonus.ts';
import { chewbacca } from './chewbacca.ts';
import { darkcurse } from './darkcurse.ts';
import { darthvader } from './darthvader.ts';
import { dutchvander } from './dutchvander.ts';
import { echo } from './echo.ts';
import { epsilonleader } from './epsilonleader.ts';
import { garvendreis } from './garvendreis.ts';
import { hansolo } from './hansolo.ts';
import { hortonsalm } from './hortonsalm.ts';
import { howlrunner } from './howlrunner.ts';
import { kathscarlet } from './kathscarlet.ts';
import { krassistrelix } from './krassistrelix.ts';
import { landocalrissian } from './landocalrissian.ts';
import { lukeskywalker } from './lukeskywalker.ts';
import { maarekstele } from './maarekstele.ts';
import { maulermithel } from './maulermithel.ts';
import { nightbeast } from './nightbeast.ts';
import { omegaace } from './omegaace.ts';
import { poedameron } from './poedameron.ts';
import { soontirfel } from './soontirfel.ts';
import { turrphennir } from './turrphennir.ts';
import { tychocelchu } from './tychocelchu.ts';
import { wedgeantilles } from './wedgeantilles.ts';
import { whisper } from './whisper.ts';
import { wingedgundark } from './wingedgundark.ts';
import { zetaace } from './zetaace.ts';

export const pilotRules = [
  backstabber,
  biggsdarklighter,
  blueace,
  bobafett,
  captainjonus,
  chewbacca,
  darkcurse,
  darthvader,
  dutchvander,
  echo,
  epsilonleader,
  garvendreis,
  hansolo,
  hortonsalm,
  howlrunner,
  kathscarlet,
  krassistrelix,
  landocalrissian,
  lukeskywalker,
  maarekstele,
  maulermithel,
  nightbeast,
  omegaace,
  poedameron,
  soontirfel,
  turrphennir,
  tychocelchu,
  wedgeantilles,
  whisper,
  wingedgundark,
  zetaace,
] as const satisfies readonly CardRules[];
