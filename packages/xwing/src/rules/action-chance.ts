import type { ActionChance, ActionName, ShipId, XwingEffect, XwingRun } from '../model/index.ts';
import { run } from './words.ts';

/** What belongs to an action that a card grants. */
interface Orders {
  readonly atOnce?: readonly XwingEffect[];
  readonly afterwards?: readonly XwingEffect[];
}

/** A chance before anything is declared; `only` null is anything that could be the standard action. */
export function chanceOf(
  ship: ShipId,
  only: readonly ActionName[] | null,
  source: string | null,
  { atOnce = [], afterwards = [] }: Orders = {},
): ActionChance {
  return {
    ship,
    only,
    source,
    action: null,
    performed: false,
    underStress: false,
    failed: [],
    direction: null,
    target: null,
    atOnce,
    afterwards,
  };
}

/** A chance to act that a card grants. */
export function actionChance(...chance: Parameters<typeof chanceOf>): XwingRun {
  return run('action', chanceOf(...chance));
}
