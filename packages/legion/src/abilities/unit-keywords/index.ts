import type { UnitKeywordId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { armor } from './armor.ts';
import { armorX } from './armor-x.ts';
import { cover } from './cover.ts';
import { cunning } from './cunning.ts';
import { dangerSense } from './danger-sense.ts';
import { deflect } from './deflect.ts';
import { disciplined } from './disciplined.ts';
import { entourage } from './entourage.ts';
import { guardian } from './guardian.ts';
import { gunslinger } from './gunslinger.ts';
import { immuneBlast } from './immune-blast.ts';
import { immunePierce } from './immune-pierce.ts';
import { impervious } from './impervious.ts';
import { indomitable } from './indomitable.ts';
import { lowProfile } from './low-profile.ts';
import { nimble } from './nimble.ts';
import { precise } from './precise.ts';
import { sharpshooter } from './sharpshooter.ts';
import { speeder } from './speeder.ts';
import { stationary } from './stationary.ts';
import { uncannyLuck } from './uncanny-luck.ts';
import { weakPoint } from './weak-point.ts';

/** One file a card; what is not listed does nothing yet. */
export const unitKeywordRules = [
  armorX,
  armor,
  cover,
  cunning,
  dangerSense,
  deflect,
  disciplined,
  entourage,
  guardian,
  gunslinger,
  immuneBlast,
  immunePierce,
  impervious,
  indomitable,
  lowProfile,
  nimble,
  precise,
  sharpshooter,
  speeder,
  stationary,
  uncannyLuck,
  weakPoint,
] as const satisfies readonly (CardRules & { readonly card: UnitKeywordId })[];
