import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import { type OfferedUse, offeredWindow } from '../../../table/ability-offers.ts';

export type SpentToken = 'focus' | 'evade' | 'targetLock';

/** Something that may be used in this window, in one of several ways; without offers it may not be used now. */
export interface AbilityUse extends OfferedUse {
  readonly source:
    | { readonly kind: 'token'; readonly token: SpentToken }
    | { readonly kind: 'card'; readonly card: string };
  readonly ship: string | null;
}

export interface AbilityWindow {
  readonly window: string;
  readonly tokens: readonly AbilityUse[];
  readonly cards: readonly AbilityUse[];
  /** The offer that lets the window go by; undefined when something must be used. */
  readonly pass: Plain | undefined;
}

/** What a question about abilities offers: tokens first, then cards; tokens one might expect are there too. */
export function abilityWindow(decision: Decision, table: XwingView): AbilityWindow {
  const { window, uses: offered, pass } = offeredWindow(decision);
  const uses = offered.map((each): AbilityUse => ({ ...ownerOf(each.key, table), ...each }));
  const tokens = uses.filter(({ source }) => source.kind === 'token');
  return {
    window,
    tokens: [
      ...tokens,
      ...expectUses(decision, table, window).filter(({ key }) => !tokens.some((each) => each.key === key)),
    ],
    cards: uses.filter(({ source }) => source.kind === 'card'),
    pass,
  };
}

/** Tokens are spent under `s1.focus`, cards under `s1.u2`, `s1.pilot`, `s1.d3`. */
function ownerOf(key: string, table: XwingView): Pick<AbilityUse, 'source' | 'ship'> {
  const [owner = '', what = ''] = key.split('#')[0]!.split('.');
  const ship = table.ships.some(({ id }) => id === owner) ? owner : null;
  if (what === 'focus' || what === 'evade' || what === 'targetLock') {
    return { ship, source: { kind: 'token', token: what } };
  }
  return { ship, source: { kind: 'card', card: key } };
}

/** Tokens that a player may reach for here: shown even when the rules forbid it, so that one can ask why. */
function expectUses({ seat }: Decision, { attack, ships }: XwingView, window: string): readonly AbilityUse[] {
  const [role, tokens] = expectedTokens(window);
  const ship = attack && role ? ships.find(({ id }) => id === attack[role]) : undefined;
  if (!ship || ship.seat !== seat) return [];
  return tokens.map((token) => ({
    key: `${ship.id}.${token}`,
    source: { kind: 'token', token },
    ship: ship.id,
    optional: true,
    offers: [],
  }));
}

/** xw.attack.modify-attack.attacker-options, xw.attack.modify-defense.defender-options */
function expectedTokens(
  window: string,
): readonly ['attacker' | 'defender' | undefined, readonly SpentToken[]] {
  if (window === 'modifyAttackDice') return ['attacker', ['focus', 'targetLock']];
  return window === 'modifyDefenseDice' ? ['defender', ['focus', 'evade']] : [undefined, []];
}

/** The dice that choices of this window are about. */
export function poolOfWindow(window: string): 'attack' | 'defense' {
  return /defense/i.test(window) ? 'defense' : 'attack';
}

/** The card behind a key on the table, as the catalogue names it. */
export function cardBehind(key: string, table: XwingView): string | undefined {
  const plain = key.split('#')[0]!;
  for (const ship of table.ships) {
    if (plain === `${ship.id}.pilot`) return ship.pilot;
    const card =
      ship.upgrades.find((each) => each.key === plain)?.card ??
      ship.damage.find((each) => each.key === plain)?.card;
    if (card) return card;
  }
  return undefined;
}
