import { armadaKit } from './armada.ts';
import { legionKit } from './legion.ts';
import { registryOf } from './registry.ts';
import { xwingKit } from './xwing.ts';

/** Every game that can be played. */
export const games = registryOf([xwingKit, armadaKit, legionKit]);
