import { type Slot, slots } from '../catalogue/index.ts';

/** The names XWS gives the slots. */
export const xwsSlots: Readonly<Record<Slot, string>> = {
  elite: 'ept',
  astromech: 'amd',
  torpedoes: 'torpedo',
  missiles: 'missile',
  cannon: 'cannon',
  turret: 'turret',
  bomb: 'bomb',
  crew: 'crew',
  salvagedAstromech: 'samd',
  system: 'system',
  title: 'title',
  modification: 'mod',
  illicit: 'illicit',
  cargo: 'cargo',
  hardpoint: 'hardpoint',
  team: 'team',
  tech: 'tech',
};

const aliases: ReadonlyMap<string, Slot> = new Map<string, Slot>([
  ...slots.map((slot): [string, Slot] => [slot.toLowerCase(), slot]),
  ...slots.map((slot): [string, Slot] => [xwsSlots[slot], slot]),
  ['elitepilottalent', 'elite'],
  ['talent', 'elite'],
  ['bombs', 'bomb'],
  ['sensor', 'system'],
  ['systems', 'system'],
]);

export function slotOfXws(key: string): Slot | undefined {
  return aliases.get(key.toLowerCase());
}
