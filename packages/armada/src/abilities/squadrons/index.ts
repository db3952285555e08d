import type { CardRules } from '../card-rules.ts';
import { darthVader } from './darth-vader.ts';
import { dutchVander } from './dutch-vander.ts';
import { howlrunner } from './howlrunner.ts';
import { keyanFarlander } from './keyan-farlander.ts';
import { lukeSkywalker } from './luke-skywalker.ts';
import { majorRhymer } from './major-rhymer.ts';
import { maulerMithel } from './mauler-mithel.ts';
import { soontirFel } from './soontir-fel.ts';
import { tychoCelchu } from './tycho-celchu.ts';
import { wedgeAntilles } from './wedge-antilles.ts';

/** What the unique squadrons do; the others have their keywords alone. */
export const squadronRules = [
  darthVader,
  dutchVander,
  howlrunner,
  keyanFarlander,
  lukeSkywalker,
  majorRhymer,
  maulerMithel,
  soontirFel,
  tychoCelchu,
  wedgeAntilles,
] as const satisfies readonly CardRules[];
