import type { CardRules } from '../card-rules.ts';
import { aDebtToPay } from './adebttopay.ts';
import { fanaticalDevotion } from './fanaticaldevotion.ts';
import { harpooned } from './harpooned.ts';
import { illShowYouTheDarkSide } from './illshowyouthedarkside.ts';
import { mimicked } from './mimicked.ts';
import { optimizedPrototype } from './optimizedprototype.ts';
import { rattled } from './rattled.ts';
import { scrambled } from './scrambled.ts';
import { shadowed } from './shadowed.ts';
import { suppressiveFire } from './suppressivefire.ts';

export const conditionRules = [
  illShowYouTheDarkSide,
  rattled,
  harpooned,
  aDebtToPay,
  suppressiveFire,
  mimicked,
  shadowed,
  scrambled,
  fanaticalDevotion,
  optimizedPrototype,
] as const satisfies readonly CardRules[];
