import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';

export type SpentToken = 'focus' | 'evade' | 'targetLock';

export interface UseOffer {
  /** One of the decision's offers, as it is. */
  readonly answer: Plain;
  readonly choice: Plain;
}

/** Something that may be used in this window, in one of several ways; without offers it may not be used now. */
export interface AbilityUse {
  readonly key: string;
  readonly source:
    | { readonly kind: 'token'; readonly token: SpentToken }
    | { readonly kind: 'card'; readonly card: string };
  readonly ship: string | null;
  readonly optional: boolean;
  readonly offers: readonly UseOffer[];
}

export interface AbilityWindow {
  readonly window: string;
  readonly tokens: readonly AbilityUse[];
  readonly cards: readonly AbilityUse[];
  /** The offer that lets the window go by; undefined when something must be used. */
  readonly pass: Plain | undefined;
}

type Fields = { readonly [key: string]: Plain };

interface About {
  readonly window: string;
  readonly abilities: readonly { readonly key: string; readonly optional: boolean }[];
}

/** What a question about abilities offers: tokens first, then cards; tokens one might expect are there too. */
export function abilityWindow(decision: Decision, table: XwingView): AbilityWindow {
  const { window, abilities } = decision.about as unknown as About;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const uses = abilities.map(({ key, optional }): AbilityUse => {
    const ways = offers.flatMap((answer) => {
      const { use, choice = null } = answer as Fields;
      return use === key ? [{ answer, choice }] : [];
    });
    return { ...ownerOf(key, table), key, optional, offers: ways };
  });
  const tokens = uses.filter(({ source }) => source.kind === 'token');
  return {
    window,
    tokens: [
      ...tokens,
      ...expectUses(decision, table, window).filter(({ key }) => !tokens.some((each) => each.key === key)),
    ],
    cards: uses.filter(({ source }) => source.kind === 'card'),
    pass: offers.find((answer) => (answer as Fields).pass === true),
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
