import type { Side } from '@sortie/kernel';
import { type DamageCardId, type HullZone, wholeDeck } from '../../catalogue/index.ts';
import type { CardKey, DamageInPlay, Dealing, RedirectSplit, Ship } from '../../model/index.ts';
import { damageOf } from '../../rules/criticals.ts';
import { splitsOf } from '../../rules/redirect.ts';
import type { ArmadaView } from '../../view/armada-view.ts';
import type { FightTable } from './fight-table.ts';
import { type Moment, shipIn } from './moment.ts';
import { type Result, Tally } from './result.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { priceOf, WORTH } from './worth.ts';

/** A card that is dealt while the odds are worked out. */
const DEALT = 'dealt' as CardKey;

/** Unseen cards that deal one more when they come faceup, among all unseen. */
interface Deck {
  readonly dealing: number;
  readonly all: number;
}

/** What the damage of an attack comes to. */
export class DamageChances {
  /** So many cards, or hull points of a squadron, destroy the defender. */
  readonly hull: number;
  private readonly deck: Deck;
  /** How many cards the attacker's side chooses from for one that is dealt faceup. */
  private readonly drawn: number;
  private readonly start: Moment;
  private readonly stakes: Stakes;

  constructor(
    view: ArmadaView,
    private readonly table: FightTable,
    start: Moment,
    private readonly leaveOut: (key: string) => void,
  ) {
    this.start = start;
    const { rules } = table;
    const { defender } = start.attack;
    const ship = shipIn(start, defender);
    this.hull = ship
      ? Math.max(0, rules.hullValue(defender) - ship.damage.length)
      : rules.squadron(defender).hull;
    this.stakes = stakesOf(rules, start.attack, this.hull);
    this.deck = ship ? this.deckOf(view, ship) : { dealing: 0, all: 0 };
    this.drawn = ship ? this.drawnFor(ship, rules.unit(start.attack.attacker).side) : 1;
  }

  /** The end of an attack; its owner redirects as is best for the ship. */
  resultOf(moment: Moment): Result {
    const { attack } = moment;
    const rules = this.table.lay(moment, attack);
    const total = damageOf(rules, attack);
    const ship = shipIn(moment, attack.defender);
    if (!ship) return this.onSquadron(moment, total);
    const ignoresShields = rules.isPermitted({ kind: 'ignoreShields', attack });
    const most = rules.isForbidden({ kind: 'redirectMoreThanOne', attack }) ? Math.min(1, total) : total;
    const zones = ignoresShields || total === 0 ? [] : attack.redirectTo;
    let best: Result | undefined;
    for (const split of splitsOf(zones, ship.shields, most)) {
      const result = this.onShip(moment, ship, { total, split, ignoresShields });
      if (!best || result.worth < best.worth) best = result;
    }
    return best!;
  }

  /** How the redirected damage is split. */
  bestSplit(moment: Moment, splits: readonly RedirectSplit[]): RedirectSplit {
    const { attack } = moment;
    this.table.lay(moment, attack);
    const ship = shipIn(moment, attack.defender)!;
    const total = attack.total ?? 0;
    const worthOf = (split: RedirectSplit) =>
      this.onShip(moment, ship, { total, split, ignoresShields: false }).worth;
    return splits.reduce((best, split) => (worthOf(split) < worthOf(best) ? split : best));
  }

  private onSquadron(moment: Moment, total: number): Result {
    const points = Math.min(total, this.hull);
    return this.ended(moment, { points, cards: 0, shields: 0, hull: points, faceup: 0 });
  }

  /** Redirected points come first, then the zone's shields, then cards. ar.attack.damage.point-by-point */
  private onShip(
    moment: Moment,
    ship: Ship,
    damage: { readonly total: number; readonly split: RedirectSplit; readonly ignoresShields: boolean },
  ): Result {
    const { attack, dealt } = moment;
    const redirected = Object.values(damage.split).reduce((sum, points) => sum + points, 0);
    const rest = damage.total - redirected;
    const zone = attack.defendingZone as HullZone;
    const onShields = damage.ignoresShields ? 0 : Math.min(rest, ship.shields[zone]);
    const byPoints = rest - onShields;
    const faceup = Math.min(attack.faceupLeft, byPoints) + dealt.faceup;
    const before = dealt.facedown + dealt.faceup;
    const tally = new Tally();
    for (const [extra, chance] of this.extraCards(faceup, this.deck).entries()) {
      const needed = this.hull - before - extra;
      const inTime = Math.min(byPoints, Math.max(needed, Math.min(1, byPoints, this.hull - before)));
      const cards = Math.min(this.hull, before + byPoints + extra);
      const shields = redirected + onShields;
      const points = dealt.points + shields + Math.max(0, inTime);
      tally.add(this.ended(moment, { points, cards, shields, hull: cards, faceup }), chance);
    }
    return tally.result;
  }

  private ended(
    moment: Moment,
    end: {
      readonly points: number;
      readonly cards: number;
      readonly shields: number;
      readonly hull: number;
      readonly faceup: number;
    },
  ): Result {
    const isDestroyed = end.hull >= this.hull;
    return {
      expectedDamage: end.points,
      expectedCards: end.cards,
      chanceToHurt: end.points + end.cards > 0 ? 1 : 0,
      chanceToDestroy: isDestroyed ? 1 : 0,
      damage: Array.from({ length: end.points + 1 }, (_, points) => (points === end.points ? 1 : 0)),
      worth:
        end.hull +
        WORTH.point * end.points +
        WORTH.shield * end.shields +
        (isDestroyed ? WORTH.destroyed : 0) +
        this.scored(moment, end) +
        WORTH.faceup * end.faceup +
        priceOf(this.start, moment),
    };
  }

  /** What the objective adds to it. */
  private scored(
    { dealt }: Moment,
    end: { readonly points: number; readonly cards: number; readonly hull: number; readonly faceup: number },
  ): number {
    const { suffered, faceupCard, firstCard, destroyed } = this.stakes;
    return (
      (end.points > 0 ? suffered : 0) +
      faceupCard * (end.faceup + dealt.turned) +
      (end.cards > 0 ? firstCard : 0) +
      (end.hull >= this.hull ? destroyed : 0)
    );
  }

  /** What a damage card of the defender, or a hull point of a squadron, is worth in points of the score. */
  get pointsOfCard(): number {
    return this.stakes.pointsOfCard;
  }

  /** How likely so many more cards are dealt by the texts of the faceup ones, by their number. */
  private extraCards(faceup: number, deck: Deck): readonly number[] {
    if (faceup === 0 || deck.all === 0) return [1];
    const drawn = Math.min(this.drawn, deck.all);
    const sums: number[] = [];
    for (let found = 0; found <= Math.min(drawn, deck.dealing); found++) {
      const chance = chanceToDraw(deck, drawn, found);
      if (chance === 0) continue;
      const rest = this.extraCards(faceup - 1, { dealing: deck.dealing - found, all: deck.all - drawn });
      const own = found > 0 ? 1 : 0;
      for (const [more, share] of rest.entries()) {
        sums[own + more] = (sums[own + more] ?? 0) + chance * share;
      }
    }
    return Array.from(sums, (share) => share ?? 0);
  }

  /** The unseen cards, by whether their text deals another one. */
  private deckOf(view: ArmadaView, ship: Ship): Deck {
    const deals = new Map<DamageCardId, boolean>();
    const unseen = unseenCards(view);
    for (const card of new Set(unseen)) deals.set(card, this.dealsAnother(ship, card));
    return { dealing: unseen.filter((card) => deals.get(card)).length, all: unseen.length };
  }

  /** Deals the card to the ship and lets its text speak. */
  private dealsAnother(ship: Ship, card: DamageCardId): boolean {
    const { table } = this;
    const before = table.laid;
    const serial = table.nextSerial();
    const dealt: DamageInPlay = { key: DEALT, card, faceup: true, inForce: true, serial };
    const holding = { ...ship, damage: [...ship.damage, dealt] };
    const ships = before.ships.map((each) => (each.id === ship.id ? holding : each));
    table.lay({ ...before, ships, serial });
    const dealing: Dealing = { ship: ship.id, key: DEALT, source: 'attack' };
    const deals = ([0, 1] as const).some((side) =>
      table
        .usable('faceupDamage', dealing, side)
        .some(
          ({ optional, ways, effectsOf }) =>
            !optional && effectsOf(ways[0]!).some(({ kind }) => kind === 'dealDamageCard'),
        ),
    );
    table.lay(before);
    return deals;
  }

  /** Cards that speak before one is dealt faceup: those of the attacker's side that look at the deck, and others. */
  private drawnFor(ship: Ship, attacker: Side): number {
    const dealing: Dealing = { ship: ship.id, key: null, source: 'attack' };
    let drawn = 1;
    for (const side of [0, 1] as const) {
      for (const { key, ways, effectsOf } of this.table.usable('beforeFaceupDamage', dealing, side)) {
        const looking = effectsOf(ways[0]!).find((effect) => effect.kind === 'lookAtDeck');
        if (looking && side === attacker) drawn = Math.max(drawn, looking.count);
        else this.leaveOut(key);
      }
    }
    return drawn;
  }
}

/** So many of the cards drawn without putting any back are of the sort. */
function chanceToDraw({ dealing, all }: Deck, drawn: number, found: number): number {
  return (waysToPick(dealing, found) * waysToPick(all - dealing, drawn - found)) / waysToPick(all, drawn);
}

function waysToPick(from: number, count: number): number {
  let ways = 1;
  for (let place = 0; place < count; place++) ways = (ways * (from - place)) / (place + 1);
  return count > from ? 0 : ways;
}

/** Cards that lie neither faceup nor discarded: any of them may come next. */
function unseenCards({ deck, ships }: ArmadaView): readonly DamageCardId[] {
  const unseen = [...wholeDeck];
  const seen = [
    ...deck.discard,
    ...ships.flatMap(({ damage }) => damage.flatMap(({ card, faceup }) => (card && faceup ? [card] : []))),
  ];
  for (const card of seen) {
    const place = unseen.indexOf(card);
    if (place >= 0) unseen.splice(place, 1);
  }
  return unseen;
}
