import type { SeatId } from '@sortie/kernel';
import type { CardInPlay } from './card-in-play.ts';
import type { WindowAbility } from './card-rules.ts';
import type { CardTypes } from './card-types.ts';
import type { OfferedAbility } from './offered-ability.ts';

/** One ability of one card in play, as the kernel is told of it. */
export interface Speaker<T extends CardTypes> {
  /** The card's key; a second ability of the card in the same window has a number behind it. */
  readonly key: string;
  readonly card: CardInPlay<T>;
  readonly ability: WindowAbility<T>;
  readonly offered: OfferedAbility<T>;
}

/** How an ability is offered to the kernel. */
export type Offer<T extends CardTypes> = (
  key: string,
  card: CardInPlay<T>,
  ability: WindowAbility<T>,
) => OfferedAbility<T>;

/** Parts of a card that say something under names: values, kinds of question. */
export type NamedPart = 'adds' | 'sets' | 'forbids' | 'permits';

type Cards<T extends CardTypes> = readonly CardInPlay<T>[];
type Speakers<T extends CardTypes> = Map<SeatId, Speaker<T>[]>;

const NAMED_PARTS: readonly NamedPart[] = ['adds', 'sets', 'forbids', 'permits'];
const NO_CARDS: readonly never[] = [];
const NO_SPEAKERS: ReadonlyMap<SeatId, never> = new Map<SeatId, never>();

/** The cards of a table that may speak, by what they do: found in one walk over them. */
export class CardIndex<T extends CardTypes> {
  private readonly byPart = new Map<string, CardInPlay<T>[]>();
  private readonly byName: Readonly<Record<NamedPart, Map<string, CardInPlay<T>[]>>> = {
    adds: new Map(),
    sets: new Map(),
    forbids: new Map(),
    permits: new Map(),
  };
  private readonly byWindow = new Map<string, Speakers<T>>();
  private readonly owned = new Map<Cards<T>, Map<string, CardInPlay<T>[]>>();

  constructor(
    readonly all: Cards<T>,
    private readonly offer: Offer<T>,
  ) {
    for (const card of all) {
      if (card.standing === 'inForce' || card.standing === 'discarded') this.add(card);
    }
  }

  with(part: string): Cards<T> {
    return this.byPart.get(part) ?? NO_CARDS;
  }

  withEntry(part: NamedPart, name: string): Cards<T> {
    return this.byName[part].get(name) ?? NO_CARDS;
  }

  /** Those of a list that belong to one owner. */
  ownedBy(owner: T['owner'], list: Cards<T>): Cards<T> {
    if (list.length === 0) return list;
    let byOwner = this.owned.get(list);
    if (!byOwner) {
      byOwner = new Map();
      for (const card of list) put(byOwner, card.owner, card);
      this.owned.set(list, byOwner);
    }
    return byOwner.get(owner) ?? NO_CARDS;
  }

  /** The abilities that hear a window, by the seat they belong to. */
  hearing(window: string): ReadonlyMap<SeatId, readonly Speaker<T>[]> {
    return this.byWindow.get(window) ?? NO_SPEAKERS;
  }

  /** What this card would say in the window, whether it is in force or not. */
  speakersOf(card: CardInPlay<T>, window: string): Speaker<T>[] {
    const found: Speaker<T>[] = [];
    for (const ability of card.rules.abilities ?? []) {
      if (ability.window === window) found.push(this.speaker(card, ability, found.length));
    }
    return found;
  }

  private add(card: CardInPlay<T>): void {
    const { parts, names } = contentsOf(card.rules);
    for (const part of parts) put(this.byPart, part, card);
    for (const [part, name] of names) put(this.byName[part], name, card);
    for (const ability of card.rules.abilities ?? []) this.addSpeaker(card, ability);
  }

  private addSpeaker(card: CardInPlay<T>, ability: WindowAbility<T>): void {
    let bySeat = this.byWindow.get(ability.window);
    if (!bySeat) {
      bySeat = new Map();
      this.byWindow.set(ability.window, bySeat);
    }
    const speakers = bySeat.get(card.seat);
    if (!speakers) {
      bySeat.set(card.seat, [this.speaker(card, ability, 0)]);
      return;
    }
    // The abilities of one card are added one after the other.
    let before = 0;
    while (speakers[speakers.length - 1 - before]?.card === card) before++;
    speakers.push(this.speaker(card, ability, before));
  }

  private speaker(card: CardInPlay<T>, ability: WindowAbility<T>, before: number): Speaker<T> {
    const key = before === 0 ? card.key : `${card.key}#${before}`;
    return { key, card, ability, offered: this.offer(key, card, ability) };
  }
}

/** What a card has to say, found once for all its copies. */
interface Contents {
  readonly parts: readonly string[];
  readonly names: readonly (readonly [NamedPart, string])[];
}

const contents = new WeakMap<object, Contents>();

function contentsOf(rules: { readonly [Part in NamedPart]?: object }): Contents {
  let found = contents.get(rules);
  if (!found) {
    const names = NAMED_PARTS.flatMap((part) =>
      Object.keys(rules[part] ?? {}).map((name) => [part, name] as const),
    );
    // A part that says no is none.
    const parts = Object.entries<unknown>(rules).flatMap(([part, said]) => (said === false ? [] : [part]));
    found = { parts, names };
    contents.set(rules, found);
  }
  return found;
}

function put<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
