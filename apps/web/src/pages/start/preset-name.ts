import type { Say } from '../../app/words.ts';
import type { en } from './text/en.ts';

const keys: Readonly<Record<string, Parameters<Say<typeof en>>[0]>> = {
  'x-wing-flight': 'x_wing_flight',
  'tie-swarm': 'tie_swarm',
  'imperial-aces': 'imperial_aces',
  'falcon-and-escort': 'falcon_and_escort',
  'resistance-patrol': 'resistance_patrol',
  'first-order-wing': 'first_order_wing',
  slavers: 'slavers',
  'box-rebel': 'box_rebel',
  'box-imperial': 'box_imperial',
};

/** A squad ready to play by its name in the reader's language. */
export function presetName(id: string, say: Say<typeof en>): string | undefined {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined;
  return key === undefined ? undefined : say(key);
}
