import type { Side } from '@sortie/kernel';
import type { RulesTable } from '../../abilities/cards-in-play.ts';
import { rulesOfCard } from '../../abilities/registry.ts';
import { type DamageCardId, damageDecks, wholeDeck } from '../../catalogue/index.ts';
import type { Attack, CardKey, DamageInPlay, Dealing, Ship, XwingEffect } from '../../model/index.ts';
import { attackDieFaces } from '../../model/index.ts';
import { saviourOf } from '../../rules/destruction.ts';
import { damageCount, hullValue } from '../../rules/values.ts';
import type { XwingView } from '../../view/xwing-view.ts';
import type { FightTable } from './fight-table.ts';

/** What a Damage card dealt faceup comes to. */
interface Faceup {
  /** How much damage it counts as when all is done. */
  readonly counts: number;
  /** A die is rolled, and with this chance so much more is suffered. */
  readonly more: { readonly chance: number; readonly hits: number; readonly crits: number } | null;
}

/** Cards of the deck that come to the same, and how many of them nobody has seen. */
interface Kind extends Faceup {
  readonly left: number;
}

/** A card that is dealt while the odds are worked out. */
const DEALT = 'dealt' as CardKey;

/** How likely the defender is destroyed by so many hits and criticals. */
export class DamageChances {
  readonly life: number;
  private readonly shields: number;
  private readonly hull: number;
  private readonly kinds: readonly Kind[];
  private readonly isHitFaceup: boolean;
  private readonly isCritFaceup: boolean;
  /** Who chooses what the attack deals faceup, one after the other. */
  private readonly choices: readonly Choosing[];
  /** The same for what a Damage card makes the ship suffer. */
  private readonly nestedChoices: readonly Choosing[];
  /** Damage cards on conditions of the ship, each in the place of a critical. */
  private readonly held: number;
  /** A card will keep it from its destruction. xw.later.destruction.averted */
  private readonly isSaved: boolean;
  private readonly known = new Map<string, number>();

  constructor(
    view: XwingView,
    private readonly table: FightTable,
    attack: Attack,
    private readonly leaveOut: (key: string) => void,
  ) {
    const { rules } = table;
    const ship = rules.ship(attack.defender);
    this.shields = ship.shields;
    this.hull = Math.max(0, hullValue(ship) - damageCount(rules, ship));
    this.life = this.shields + this.hull;
    this.isSaved = saviourOf(rules, ship) !== undefined;
    this.held = ship.conditions.filter(({ holds }) => holds !== undefined).length;
    const own = (part: 'dealtFaceup' | 'keepsDamageFacedown') => rules.cards.ownWith(ship.id, part);
    const isDealtFaceup = own('dealtFaceup').some((each) =>
      each.rules.dealtFaceup!({ ...rules.cards.here(each) }),
    );
    this.isCritFaceup = own('keepsDamageFacedown').length === 0;
    this.isHitFaceup = isDealtFaceup && this.isCritFaceup;
    const choosing = (about: { readonly attack?: Attack }) => choicesOf(rules, ship, about);
    this.choices = choosing({ attack });
    this.nestedChoices = choosing({});
    this.findFacedownHearers(ship);
    this.kinds = this.kindsOf(view, ship);
  }

  /** Shields take hits before criticals; what goes past them is dealt as cards. xw.attack.damage.normal-first */
  toDestroy(hits: number, crits: number, isFirstFaceup = false): number {
    if (this.isSaved) return 0;
    // One critical becomes the card that lies on a condition, past the shields.
    const held = crits > 0 ? this.held : 0;
    const hitCards = Math.max(0, hits - this.shields);
    const critCards = Math.max(0, crits - held - Math.max(0, this.shields - hits));
    const turned = isFirstFaceup && this.isCritFaceup ? Math.min(1, hitCards) : 0;
    const faceup = (this.isHitFaceup ? hitCards : turned) + (this.isCritFaceup ? critCards : 0);
    const left = this.kinds.map((kind) => kind.left);
    return this.chance({
      needed: this.hull - held - (hitCards + critCards - faceup),
      faceup,
      nested: 0,
      left,
    });
  }

  /** Of several kinds of card that could be chosen for the ship, the one likeliest to destroy it. */
  private chance(at: Pending): number {
    if (at.needed <= 0) return 1;
    if (at.faceup + at.nested === 0) return 0;
    const key = `${at.needed} ${at.faceup} ${at.nested} ${at.left.join()}`;
    let chance = this.known.get(key);
    if (chance === undefined) {
      // What a card makes the ship suffer comes before the rest of the attack.
      const isNested = at.nested > 0;
      const next = { ...at, nested: at.nested - (isNested ? 1 : 0), faceup: at.faceup - (isNested ? 0 : 1) };
      chance = this.draw(next, isNested ? this.nestedChoices : this.choices, []);
      this.known.set(key, chance);
    }
    return chance;
  }

  /** Each who may choose draws until the hand is full, and hands on the card it likes best. */
  private draw(at: Pending, choices: readonly Choosing[], drawn: readonly number[]): number {
    const [{ count, best }, ...others] = choices as readonly [Choosing, ...Choosing[]];
    const all = at.left.reduce((sum, each) => sum + each, 0);
    if (drawn.length === count || all === 0) {
      // With no card left anywhere a counter takes its place. xw.damage.deck.both-empty-counters
      if (drawn.length === 0) return this.chance({ ...at, needed: at.needed - 1 });
      const handOn = (kind: number) =>
        others.length > 0 ? this.draw(at, others, [kind]) : this.deal(at, this.kinds[kind]!);
      return best(...[...new Set(drawn)].map(handOn));
    }
    let chance = 0;
    for (const [kind, each] of at.left.entries()) {
      if (each === 0) continue;
      const left = at.left.map((other, place) => (place === kind ? other - 1 : other));
      chance += (each / all) * this.draw({ ...at, left }, choices, [...drawn, kind]);
    }
    return chance;
  }

  private deal(at: Pending, { counts, more }: Faceup): number {
    const dealt = { ...at, needed: at.needed - counts };
    if (!more) return this.chance(dealt);
    const nested = (this.isHitFaceup ? more.hits : 0) + (this.isCritFaceup ? more.crits : 0);
    const needed = dealt.needed - (more.hits + more.crits - nested);
    return (
      more.chance * this.chance({ ...dealt, needed, nested: dealt.nested + nested }) +
      (1 - more.chance) * this.chance(dealt)
    );
  }

  /** The unseen cards of the ship's deck, by what they come to. */
  private kindsOf(view: XwingView, ship: Ship): readonly Kind[] {
    const found = new Map<string, Kind>();
    for (const [card, left] of unseenCards(view, ship.side)) {
      const faceup = this.faceupOf(ship, card);
      const key = JSON.stringify(faceup);
      found.set(key, { ...faceup, left: (found.get(key)?.left ?? 0) + left });
    }
    return [...found.values()];
  }

  /** Deals the card to the ship and lets cards speak that hear of it, its own text last. */
  private faceupOf(ship: Ship, card: DamageCardId): Faceup {
    const { table } = this;
    const { ships, serial } = table.opening;
    const dealt: DamageInPlay = {
      key: DEALT,
      card,
      faceup: true,
      inForce: false,
      round: table.rules.round,
      serial: serial + 1,
    };
    const lay = (change: Partial<DamageInPlay>) => {
      const with1 = { ...ship, damage: [...ship.damage, { ...dealt, ...change }] };
      table.lay({
        ships: ships.map((each) => (each.id === ship.id ? with1 : each)),
        serial: table.nextSerial(),
      });
    };
    lay({});
    const before = this.effectsOf('faceupDamageDealt', ship);
    lay({ inForce: true });
    const own = before.length > 0 ? [] : this.effectsOf('damageTakesEffect', ship);
    table.lay({ ships, serial });
    return cardAfter(card, [...before, ...own]);
  }

  private effectsOf(window: 'faceupDamageDealt' | 'damageTakesEffect', { id }: Ship): readonly XwingEffect[] {
    const dealing: Dealing = { ship: id, key: DEALT, source: 'attack' };
    return ([0, 1] as const).flatMap((side: Side) =>
      this.table.usable(window, dealing, side).flatMap(({ key, optional, ways, effectsOf }) => {
        if (!optional) return effectsOf(ways[0]!);
        this.leaveOut(key);
        return [];
      }),
    );
  }

  /** What may be used when a card is dealt facedown is not counted. */
  private findFacedownHearers(ship: Ship): void {
    const { table } = this;
    const { ships, serial } = table.opening;
    const dealt: DamageInPlay = { key: DEALT, card: null, faceup: false, inForce: false, round: 0, serial };
    table.lay({
      ships: ships.map((each) => (each === ship ? { ...each, damage: [...each.damage, dealt] } : each)),
      serial,
    });
    const dealing: Dealing = { ship: ship.id, key: DEALT, source: 'attack' };
    for (const side of [0, 1] as const) {
      for (const { key } of table.usable('facedownDamageDealt', dealing, side)) this.leaveOut(key);
      const suffering = { ship: ship.id, hits: 1, crits: 0, source: 'attack', total: 1, isOver: false };
      for (const { key } of table.usable('beforeSuffering', suffering, side)) this.leaveOut(key);
    }
    table.lay({ ships, serial });
  }
}

/** Draws so many cards and chooses: the attacker's player for the worst, the ship's own for the best. */
interface Choosing {
  readonly count: number;
  readonly best: (...chances: readonly number[]) => number;
}

/** Cards that let a player choose among those drawn, the ship's own last; one card is dealt where there is none. */
function choicesOf(
  { cards }: RulesTable,
  { id: ship }: Ship,
  about: { readonly attack?: Attack },
): readonly Choosing[] {
  const found = cards.with('drawsForFaceup').flatMap((each): (Choosing & { readonly isOwn: boolean })[] => {
    const count = each.rules.drawsForFaceup!({ ...cards.here(each), ship, ...about });
    const isOwn = each.owner === ship;
    return count > 1 ? [{ count, isOwn, best: isOwn ? Math.min : Math.max }] : [];
  });
  if (found.length === 0) return [{ count: 1, best: Math.max }];
  return found.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn));
}

interface Pending {
  /** So much more damage destroys the ship. */
  readonly needed: number;
  /** Cards that the attack still deals faceup, and those that Damage cards made the ship suffer. */
  readonly faceup: number;
  readonly nested: number;
  /** Unseen cards of each kind. */
  readonly left: readonly number[];
}

/** Cards that lie neither faceup nor discarded, with how many of each: any of them may come next. */
function unseenCards(view: XwingView, side: Side): ReadonlyMap<DamageCardId, number> {
  const { damageDeck } = view.options;
  const isOwn = view.decks.length > 1;
  const left = new Map<DamageCardId, number>(damageDecks[damageDeck].map(({ id }) => [id, 0]));
  const add = (card: DamageCardId, count: number) => left.set(card, (left.get(card) ?? 0) + count);
  for (const card of wholeDeck(damageDeck)) add(card, 1);
  for (const card of view.decks[isOwn ? side : 0]!.discard) add(card, -1);
  for (const ship of view.ships) {
    if (isOwn && ship.side !== side) continue;
    for (const { card, faceup } of ship.damage) if (card && faceup) add(card, -1);
    for (const { holds } of ship.conditions ?? []) if (holds) add(holds, -1);
  }
  return new Map([...left].filter(([, count]) => count > 0));
}

/** What is left of a card dealt faceup once these effects are done. */
function cardAfter(card: DamageCardId, effects: readonly XwingEffect[]): Faceup {
  const isGone = effects.some((effect) => effect.kind === 'discardDamageCard' && effect.key === DEALT);
  const isTurned = effects.some((effect) => effect.kind === 'flipDamageCard' && effect.key === DEALT);
  const extra = rulesOfCard(card)?.adds?.damageCards;
  const counts = 1 + (!isTurned && typeof extra === 'number' ? extra : 0);
  for (const effect of effects) {
    if (effect.kind !== 'rollFor') continue;
    const faces = attackDieFaces.filter((face) => (effect.outcomes[face] ?? []).length > 0);
    const damage = faces.flatMap((face) => effect.outcomes[face] ?? [])[0];
    if (damage?.kind !== 'sufferDamage') continue;
    const { hits, crits } = damage;
    return {
      counts: isGone ? 0 : counts,
      more: { chance: faces.length / attackDieFaces.length, hits, crits },
    };
  }
  return { counts: isGone ? 0 : counts, more: null };
}
