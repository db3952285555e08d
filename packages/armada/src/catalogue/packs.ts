import { packFacts } from './data/packs.ts';
import type { PackFacts } from './pack-facts.ts';
import type { PlayedWave, Wave } from './wave.ts';

export type PackId = (typeof packFacts)[number]['id'];

export interface Pack extends PackFacts {
  readonly id: PackId;
}

export const packs: readonly Pack[] = packFacts;

const byId: ReadonlyMap<string, Pack> = new Map(packs.map((each) => [each.id, each]));

export function findPack(id: string): Pack | undefined {
  return byId.get(id);
}

/** The wave of a card by the box in which it first appeared. */
export function waveOfPack(id: string | undefined): Wave {
  if (id === undefined) return 'unknown';
  const found = findPack(id);
  if (found === undefined) throw new Error(`no pack ${id}`);
  return found.wave;
}

/** The same for a card that can be played. */
export function playedWaveOfPack(id: string): PlayedWave {
  const wave = waveOfPack(id);
  if (wave !== 0 && wave !== 1) throw new Error(`the cards of ${id} cannot be played`);
  return wave;
}
