import { factions } from '@sortie/xwing/catalogue';
import type { KeptSquad } from '../kept-squads.ts';

/** A squad without ships; it is kept only once something was put into it. */
export function blankSquad(id: string | undefined, wanted: string | null): KeptSquad | undefined {
  const faction = factions.find((each) => each === wanted);
  if (id === undefined || faction === undefined) return undefined;
  return { id, name: '', squad: { faction, ships: [] }, at: 0 };
}
