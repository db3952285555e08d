import type { Ability, SeatId } from '@sortie/kernel';
import type { CardInPlay } from './card-in-play.ts';
import type { CardRules, WindowAbility } from './card-rules.ts';
import type { CardTypes, Here } from './card-types.ts';

/** One ability of one card in play, as the kernel is told of it. */
export interface Speaker<T extends CardTypes> {
  /** The card's key; a second ability of the card in the same window has a number behind it. */
  readonly key: string;
  readonly card: CardInPlay<T>;
  readonly ability: WindowAbility<T>;
  readonly offered: Ability<Here<T>, unknown, T['effect']>;
}

/** How an ability is offered: with what it costs in front of what it does. */
export type Offer<T extends CardTypes> = (
  key: string,
  card: CardInPlay<T>,
  ability: WindowAbility<T>,
) => Ability<Here<T>, unknown, T['effect']>;

type Kept<T extends CardTypes> = readonly CardInPlay<T>[];

const EMPTY: readonly never[] = [];

/** The cards of a table that may speak, found by what they do; each list is made when it is first asked for. */
export class CardIndex<T extends CardTypes> {
  private readonly speaking: Kept<T>;
  private readonly lists = new Map<string, Map<string, Kept<T>>>();
  private readonly owned = new Map<Kept<T>, Map<string, Kept<T>>>();
  private readonly speakers = new Map<string, Map<SeatId, readonly Speaker<T>[]>>();

  constructor(
    readonly all: Kept<T>,
    private readonly offer: Offer<T>,
  ) {
    this.speaking = all.filter(({ standing }) => standing === 'inForce' || standing === 'discarded');
  }

  with(part: keyof CardRules<T> & string): Kept<T> {
    return this.list('has', part, ({ rules }) => rules[part] !== undefined);
  }

  /** The cards whose part says something under this name: a value, a kind of question. */
  withEntry(part: 'adds' | 'sets' | 'forbids' | 'permits', name: string): Kept<T> {
    return this.list(part, name, ({ rules }) => Object.hasOwn(rules[part] ?? {}, name));
  }

  /** Those of a list that belong to one owner. */
  ownedBy(owner: T['owner'], list: Kept<T>): Kept<T> {
    if (list.length === 0) return list;
    let byOwner = this.owned.get(list);
    if (!byOwner) {
      byOwner = groupBy(list, (card) => card.owner);
      this.owned.set(list, byOwner);
    }
    return byOwner.get(owner) ?? EMPTY;
  }

  /** The abilities that hear a window, by the seat they belong to. */
  hearing(window: string): ReadonlyMap<SeatId, readonly Speaker<T>[]> {
    let bySeat = this.speakers.get(window);
    if (!bySeat) {
      const found = this.speaking.flatMap((card) => this.speakersOf(card, window));
      bySeat = groupBy(found, ({ card }) => card.seat);
      this.speakers.set(window, bySeat);
    }
    return bySeat;
  }

  /** What this card would say in the window, whether it is in force or not. */
  speakersOf(card: CardInPlay<T>, window: string): Speaker<T>[] {
    const { abilities } = card.rules;
    if (!abilities) return [];
    const found: Speaker<T>[] = [];
    for (const ability of abilities) {
      if (ability.window !== window) continue;
      const key = found.length === 0 ? card.key : `${card.key}#${found.length}`;
      found.push({ key, card, ability, offered: this.offer(key, card, ability) });
    }
    return found;
  }

  private list(part: string, name: string, matches: (card: CardInPlay<T>) => boolean): Kept<T> {
    let byName = this.lists.get(part);
    if (!byName) {
      byName = new Map();
      this.lists.set(part, byName);
    }
    let found = byName.get(name);
    if (!found) {
      found = this.speaking.filter(matches);
      byName.set(name, found);
    }
    return found;
  }
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
