import type { CardRules } from '../../card-rules.ts';
import { advProtonTorpedoes } from './advprotontorpedoes.ts';
import { bombLoadout } from './bombloadout.ts';
import { extraMunitions } from './extramunitions.ts';
import { flechetteTorpedoes } from './flechettetorpedoes.ts';
import { ionTorpedoes } from './iontorpedoes.ts';
import { plasmaTorpedoes } from './plasmatorpedoes.ts';
import { protonTorpedoes } from './protontorpedoes.ts';
import { renegadeRefit } from './renegaderefit.ts';
import { seismicTorpedo } from './seismictorpedo.ts';

export const torpedoRules = [
  advProtonTorpedoes,
  protonTorpedoes,
  extraMunitions,
  bombLoadout,
  renegadeRefit,
  plasmaTorpedoes,
  flechetteTorpedoes,
  ionTorpedoes,
  seismicTorpedo,
] as const satisfies readonly CardRules[];
