import type { Plain } from '@sortie/kernel';
import type { AttackDice } from '../catalogue/index.ts';
import type { MiniatureId, PoolAnswer, WeaponChoice } from '../model/index.ts';

/** A pool that somebody wants to form. */
export type WantedPool = Exclude<PoolAnswer, { readonly decline: true }>;

export function isDeclined(answer: PoolAnswer): answer is { readonly decline: true } {
  return 'decline' in answer;
}

type Fields = { readonly [key: string]: unknown };

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function readDice(value: unknown): AttackDice | undefined {
  const { red, black, white } = fieldsOf(value);
  if (typeof red !== 'number' || typeof black !== 'number' || typeof white !== 'number') return undefined;
  return { red, black, white };
}

function isId(value: unknown): value is MiniatureId {
  return typeof value === 'string';
}

function readWeapon(value: unknown): WeaponChoice | undefined {
  const { weapon, miniatures, dice } = fieldsOf(value);
  if (typeof weapon !== 'string' || !Array.isArray(miniatures)) return undefined;
  if (!miniatures.every(isId)) return undefined;
  const chosen = readDice(dice);
  if (dice !== undefined && chosen === undefined) return undefined;
  return chosen ? { weapon, miniatures, dice: chosen } : { weapon, miniatures };
}

/** The weapons of an answer, whatever somebody sent; undefined where it is none. */
export function readWeapons(value: unknown): readonly WeaponChoice[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const weapons = value.map(readWeapon);
  return weapons.every((each) => each !== undefined) ? weapons : undefined;
}

/** An answer of whatever shape as a pool; undefined where it is none. */
export function readPool(answer: Plain): PoolAnswer | undefined {
  const { decline, defender, type, weapons } = fieldsOf(answer);
  if (decline === true) return { decline };
  const chosen = readWeapons(weapons);
  if (typeof defender !== 'string' || chosen === undefined) return undefined;
  if (type !== 'ranged' && type !== 'melee') return undefined;
  return { defender: defender as WantedPool['defender'], type, weapons: chosen };
}
