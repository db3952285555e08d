import type { Decision, Plain } from '@sortie/kernel';
import { type AttackDice, attackColours, attackDice } from '@sortie/legion/catalogue';
import type { PoolRegion, WeaponChoice } from '@sortie/legion/model';

type Target = PoolRegion['targets'][number];

/** The weapons of a pool while it is made up. */
export type PoolDraft = readonly WeaponChoice[];

interface PoolOffered {
  readonly defender?: string;
  readonly weapons?: PoolDraft;
}

export function poolRegion({ answers }: Decision): PoolRegion | undefined {
  return answers.kind === 'region' ? (answers.region as unknown as PoolRegion) : undefined;
}

/** Everybody's best weapons against a defender, as the referee suggests them first. */
export function bestPoolAgainst({ answers }: Decision, defender: string): PoolDraft {
  const suggestions = answers.kind === 'region' ? answers.suggestions : [];
  const found = suggestions.find((each) => (each as PoolOffered).defender === defender);
  return (found as PoolOffered | undefined)?.weapons ?? [];
}

export function answerOf({ defender, type }: Target, weapons: PoolDraft): Plain {
  return { defender, type, weapons } as unknown as Plain;
}

export function isAdded(draft: PoolDraft, weapon: string, miniature: string): boolean {
  return draft.some((each) => each.weapon === weapon && each.miniatures.some((id) => id === miniature));
}

/** The weapons that a miniature adds, in the order of the draft. */
export function weaponsOf(draft: PoolDraft, miniature: string): readonly string[] {
  return draft.filter(({ weapon }) => isAdded(draft, weapon, miniature)).map(({ weapon }) => weapon);
}

function without(draft: PoolDraft, weapon: string, miniature: string): PoolDraft {
  return draft
    .map((each) =>
      each.weapon === weapon
        ? { ...each, miniatures: each.miniatures.filter((id) => id !== miniature) }
        : each,
    )
    .filter(({ miniatures }) => miniatures.length > 0);
}

function withOne(draft: PoolDraft, target: Target, weapon: string, miniature: string): PoolDraft {
  return target.weapons.flatMap((offered): readonly WeaponChoice[] => {
    const miniatures = offered.miniatures.filter(
      (id) => isAdded(draft, offered.weapon, id) || (offered.weapon === weapon && id === miniature),
    );
    return miniatures.length > 0 ? [{ weapon: offered.weapon, miniatures }] : [];
  });
}

/** A miniature adds the weapon, in place of another where it adds as many as it may; or adds it no longer. */
export function toggleWeapon(
  draft: PoolDraft,
  target: Target,
  { weapon, miniature, most }: { readonly weapon: string; readonly miniature: string; readonly most: number },
): PoolDraft {
  if (isAdded(draft, weapon, miniature)) return without(draft, weapon, miniature);
  const added = weaponsOf(draft, miniature);
  const [first] = added;
  const room = first !== undefined && added.length >= most ? without(draft, first, miniature) : draft;
  return withOne(room, target, weapon, miniature);
}

/** The next way to use a miniature that is pointed at: each of its weapons in turn, then none. */
export function turnMiniature(draft: PoolDraft, target: Target, miniature: string): PoolDraft {
  const usable = target.weapons
    .filter(({ miniatures }) => miniatures.some((id) => id === miniature))
    .map(({ weapon }) => weapon);
  const [now] = weaponsOf(draft, miniature);
  const bare = usable.reduce((sum, weapon) => without(sum, weapon, miniature), draft);
  const next = now === undefined ? usable[0] : usable[usable.indexOf(now) + 1];
  return next === undefined ? bare : withOne(bare, target, next, miniature);
}

/** The dice of a draft, each weapon's once for every miniature. */
export function diceOfDraft(draft: PoolDraft, { weapons }: PoolRegion): AttackDice {
  const sum = (colour: keyof AttackDice) =>
    draft.reduce((total, { weapon, miniatures }) => {
      const dice = weapons.find((each) => each.weapon === weapon)?.dice;
      return total + (dice?.[colour] ?? 0) * miniatures.length;
    }, 0);
  return attackDice(Object.fromEntries(attackColours.map((colour) => [colour, sum(colour)])));
}

/** The dice of weapons that have been added up: in a pool, with what Spray makes of them. */
export function addUpDice(weapons: readonly { readonly dice: AttackDice }[]): AttackDice {
  return weapons.reduce<AttackDice>(
    (sum, { dice }) => ({
      red: sum.red + dice.red,
      black: sum.black + dice.black,
      white: sum.white + dice.white,
    }),
    attackDice({}),
  );
}
