import type { CardRules } from '../../card-rules.ts';
import { bb8 } from './bb8.ts';
import { chopperAstromech } from './chopper.ts';
import { flightAssistAstromech } from './flightassistastromech.ts';
import { m9g8 } from './m9g8.ts';
import { r2Astromech } from './r2astromech.ts';
import { r2d2 } from './r2d2.ts';
import { r2d6 } from './r2d6.ts';
import { r2f2 } from './r2f2.ts';
import { r3a2 } from './r3a2.ts';
import { r3Astromech } from './r3astromech.ts';
import { r4d6 } from './r4d6.ts';
import { r5Astromech } from './r5astromech.ts';
import { r5d8 } from './r5d8.ts';
import { r5k6 } from './r5k6.ts';
import { r5p9 } from './r5p9.ts';
import { r5x3 } from './r5x3.ts';
import { r7Astromech } from './r7astromech.ts';
import { r7t1 } from './r7t1.ts';
import { targetingAstromech } from './targetingastromech.ts';

export const astromechRules = [
  bb8,
  r2Astromech,
  r2d2,
  r2f2,
  r5Astromech,
  r5d8,
  r5k6,
  r5x3,
  chopperAstromech,
  flightAssistAstromech,
  m9g8,
  r2d6,
  r3a2,
  r3Astromech,
  r4d6,
  r5p9,
  r7Astromech,
  r7t1,
  targetingAstromech,
] as const satisfies readonly CardRules[];
