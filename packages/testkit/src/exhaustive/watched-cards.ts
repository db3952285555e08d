type Loose = { [part: string]: unknown };
type Asked = (...given: readonly unknown[]) => unknown;

/** One thing that a card does, and how often it could be done and was. */
export interface WatchedPart {
  readonly card: string;
  readonly name: string;
  /** An ability was among the answers, a number or a ban was asked for. */
  offered: number;
  /** An ability was used, a number or a ban made a difference. */
  used: number;
}

/** The ways to use a card's one ability that are watched apart. */
export interface Ways {
  readonly all: readonly string[];
  of(at: unknown, choice: unknown): string;
}

/** The parts that cards of all games have, as far as watching is concerned. */
interface WatchedRules {
  readonly abilities?: readonly { readonly window: string }[];
  readonly adds?: object;
  readonly sets?: object;
  readonly forbids?: object;
  readonly permits?: object;
}

interface AbilityWatch {
  readonly card: string;
  readonly name: string;
  /** Which of the card's abilities in its window it is. */
  readonly place: number;
  readonly ways: Ways | undefined;
}

/** Asked whether the answer of a part is more than none. */
function makesDifference(answer: unknown): boolean {
  return answer !== undefined && answer !== false && !(Array.isArray(answer) && answer.length === 0);
}

const isMoreThanNothing = (answer: unknown) => makesDifference(answer) && answer !== 0;

/**
 * Watches the cards of a game: whether each was in play, and whether everything it does was offered and used. Rules
 * are watched where they stand, until `release`: one watch at a time.
 */
export class WatchedCards {
  private readonly parts = new Map<string, WatchedPart>();
  private readonly byKind = new Map<string, Map<string, boolean>>();
  /** What the abilities heard last are parts of, by the key under which they are offered. */
  private readonly heard = new Map<string, (choice: unknown) => WatchedPart>();
  private isLooking = true;
  private readonly replaced: { readonly holder: Loose; readonly field: string; readonly by: unknown }[] = [];

  /** A card that should come into play. */
  expect(kind: string, card: string): void {
    const cards = this.byKind.get(kind) ?? new Map<string, boolean>();
    this.byKind.set(kind, cards.set(card, cards.get(card) ?? false));
  }

  noteInPlay(card: string): void {
    for (const cards of this.byKind.values()) if (cards.has(card)) cards.set(card, true);
  }

  /** Watches what cards of all games can do; of an ability with ways each of them. */
  watch(card: string, rules: WatchedRules, ways?: Ways): void {
    const loose = rules as Loose;
    const places = new Map<string, number>();
    if (rules.abilities) {
      const watched = rules.abilities.map((ability, index) => {
        const place = places.get(ability.window) ?? 0;
        places.set(ability.window, place + 1);
        const name = rules.abilities!.length === 1 ? ability.window : `${ability.window} ${index + 1}`;
        return this.watchedAbility(ability, { card, name, place, ways });
      });
      this.replace(loose, 'abilities', watched);
    }
    for (const part of ['adds', 'sets', 'forbids', 'permits'] as const) {
      const answers = { ...rules[part] } as Loose;
      for (const name of Object.keys(answers)) {
        const isDifferent = part === 'adds' ? isMoreThanNothing : makesDifference;
        this.watchAnswers({ card, name: `${part} ${name}`, holder: answers, field: name }, isDifferent);
      }
      if (rules[part]) this.replace(loose, part, answers);
    }
  }

  /** Counts every call of a function as a use. */
  watchUses({ card, name, holder, field }: WatchedField): void {
    const part = this.expectPart(card, name);
    const used = (holder as Loose)[field] as Asked;
    this.replace(holder as Loose, field, (...given: readonly unknown[]) => {
      this.count(part, true);
      return used(...given);
    });
  }

  /** Counts answers that make a difference; a plain number is one whenever it is asked for. */
  watchAnswers({ card, name, holder, field }: WatchedField, isDifferent = isMoreThanNothing): void {
    const part = this.expectPart(card, name);
    const written = (holder as Loose)[field];
    const asked = (typeof written === 'function' ? written : () => written) as Asked;
    this.replace(holder as Loose, field, (...given: readonly unknown[]) => {
      const answer = asked(...given);
      this.count(part, isDifferent(answer));
      return answer;
    });
  }

  /** What a player asks of the rules while thinking is not play. */
  lookAway<Answer>(think: () => Answer): Answer {
    this.isLooking = false;
    try {
      return think();
    } finally {
      this.isLooking = true;
    }
  }

  /** Rules are as they were before they were watched. */
  release(): void {
    for (const { holder, field, by } of this.replaced.splice(0).reverse()) holder[field] = by;
  }

  /** Something a card does that is noted by `note` alone. */
  expectPart(card: string, name: string): WatchedPart {
    const key = `${card}: ${name}`;
    const part = this.parts.get(key) ?? { card, name, offered: 0, used: 0 };
    this.parts.set(key, part);
    return part;
  }

  note(card: string, name: string): void {
    const part = this.parts.get(`${card}: ${name}`);
    if (!part) return;
    part.offered++;
    part.used++;
  }

  /** The part that an answer of an open window would use; undefined for what is no card's. */
  partUsedBy(use: string, choice: unknown): WatchedPart | undefined {
    return this.heard.get(use)?.(choice);
  }

  /** The cards that were not in play yet, and those that do something which was not done yet. */
  waiting(): ReadonlySet<string> {
    const unused = this.allParts().flatMap(({ card, used }) => (used > 0 ? [] : [card]));
    const unseen = this.kinds()
      .flatMap((kind) => this.cardsOf(kind))
      .filter((card) => !this.wasInPlay(card));
    return new Set([...unused, ...unseen]);
  }

  kinds(): readonly string[] {
    return [...this.byKind.keys()];
  }

  cardsOf(kind: string): readonly string[] {
    return [...(this.byKind.get(kind)?.keys() ?? [])];
  }

  wasInPlay(card: string): boolean {
    return [...this.byKind.values()].some((cards) => cards.get(card) === true);
  }

  partsOf(card: string): readonly WatchedPart[] {
    return this.allParts().filter((part) => part.card === card);
  }

  allParts(): readonly WatchedPart[] {
    return [...this.parts.values()];
  }

  /** What is left to see: cards never in play, parts never used. */
  left(): readonly string[] {
    return [
      ...this.kinds().flatMap((kind) =>
        this.cardsOf(kind).flatMap((card) => (this.wasInPlay(card) ? [] : [`${card} was never in play`])),
      ),
      ...this.allParts().flatMap(({ card, name, offered, used }) =>
        used > 0 ? [] : [`${card}: ${name} was ${offered > 0 ? 'offered and never used' : 'never offered'}`],
      ),
    ];
  }

  private count(part: WatchedPart, isUse: boolean): void {
    if (!this.isLooking) return;
    part.offered++;
    if (isUse) part.used++;
  }

  private replace(holder: Loose, field: string, watched: unknown): void {
    this.replaced.push({ holder, field, by: holder[field] });
    holder[field] = watched;
  }

  private watchedAbility(ability: object, watch: AbilityWatch): object {
    const partOf = this.partsOfAbility(watch);
    const { choices, resolve } = ability as { readonly choices: Asked; readonly resolve: Asked };
    return {
      ...ability,
      choices: (at: { readonly key: string }) => {
        const ways = choices(at);
        if (!this.isLooking) return ways;
        const listed = Array.isArray(ways) ? (ways as readonly unknown[]) : [ways];
        const { place } = watch;
        this.heard.set(place === 0 ? at.key : `${at.key}#${place}`, (choice) => partOf(at, choice));
        for (const part of new Set(listed.map((choice) => partOf(at, choice)))) part.offered++;
        return ways;
      },
      resolve: (at: unknown, choice: unknown) => {
        if (this.isLooking) {
          partOf(at, choice).used++;
          this.noteInPlay(watch.card);
        }
        return resolve(at, choice);
      },
    };
  }

  private partsOfAbility({ card, name, ways }: AbilityWatch): (at: unknown, choice: unknown) => WatchedPart {
    if (!ways) {
      const part = this.expectPart(card, name);
      return () => part;
    }
    for (const way of ways.all) this.expectPart(card, way);
    return (at, choice) => this.expectPart(card, ways.of(at, choice));
  }
}

/** A function or number of a card, where it stands. */
export interface WatchedField {
  readonly card: string;
  readonly name: string;
  readonly holder: object;
  readonly field: string;
}
