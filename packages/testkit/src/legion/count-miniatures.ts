import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import { type LegionPosition, readPosition, type UnitPosition } from '@sortie/legion/setup';

/** How many miniatures a unit has with these upgrades, and which of them leads. */
export function countMiniatures(
  card: string,
  upgrades: NonNullable<UnitPosition['upgrades']>,
  leader?: number,
): { readonly count: number; readonly leader: number } {
  const given = { id: 'unit', card, side: 0, upgrades, ...(leader === undefined ? {} : { leader }) } as const;
  const position: LegionPosition = { phase: 'activation', units: [given] };
  const state = readPosition(position as unknown as Plain, seededRandom('a unit'));
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  const [unit] = state.units;
  const { miniatures } = unit!;
  return { count: miniatures.length, leader: miniatures.findIndex(({ id }) => id === unit!.leader) };
}
