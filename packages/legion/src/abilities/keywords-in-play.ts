import type { KeywordUse, UpgradeCard } from '../catalogue/index.ts';
import { commandCard, unitCard } from '../catalogue/index.ts';
import type { OpenPlayer, TableTop, Unit, UnitId } from '../model/index.ts';
import { findUnit } from '../rules/in-play.ts';
import { faceOf } from '../rules/upgrade-face.ts';
import type { CardBook } from './card-book.ts';
import type { CardRules, LegionParts } from './card-rules.ts';

type Uses = readonly KeywordUse[];

interface Lender extends Pick<LegionParts, 'lends' | 'takes'> {
  /** Null for a card that holds for everybody: it is each unit's own. */
  readonly owner: Unit | null;
  readonly value: number;
}

/** The keywords of the unit card, and what its upgrades give it and have themselves. lg.cards.abilities, lg.cards.keyword-types */
export function printedUses(unit: Pick<Unit, 'card' | 'upgrades'>): Uses {
  const { keywords } = unitCard(unit.card);
  const faces = facesOf(unit);
  return [...keywords, ...faces.flatMap(({ grants }) => grants), ...faces.flatMap((face) => face.keywords)];
}

function facesOf({ upgrades }: Pick<Unit, 'upgrades'>): readonly UpgradeCard[] {
  return upgrades.flatMap((upgrade) => faceOf(upgrade) ?? []);
}

/** Several times the same keyword with a value count together. lg.cards.keyword-x-cumulative */
function sumOfUses(uses: Uses, keyword: KeywordUse['id']): number {
  let sum = 0;
  for (const use of uses) if (use.id === keyword && 'value' in use) sum += use.value;
  return sum;
}

const counted = new WeakMap<Uses, ReadonlyMap<KeywordUse['id'], number>>();

/** Each keyword once, with its value; counted once for a list. lg.cards.keyword-x-cumulative */
export function countUses(uses: Uses): ReadonlyMap<KeywordUse['id'], number> {
  let found = counted.get(uses);
  if (!found) {
    found = new Map(uses.map(({ id }) => [id, sumOfUses(uses, id)]));
    counted.set(uses, found);
  }
  return found;
}

/**
 * The unit that a revealed command card speaks of as its own: the character it belongs to, the unit that was
 * nominated, or any of the player's. lg.cards.command.owner
 */
export function ownerOfCommand(top: Pick<TableTop, 'units'>, player: OpenPlayer): Unit | undefined {
  const { seat, revealed, nominated } = player;
  const character = revealed && commandCard(revealed).owner;
  const own = top.units.filter((unit) => unit.seat === seat);
  return own.find((unit) => unit.card === character) ?? own.find((unit) => unit.id === nominated) ?? own[0];
}

function lendersOf(top: TableTop, book: CardBook, printed: ReadonlyMap<UnitId, Uses>): Lender[] {
  const found: Lender[] = [];
  const add = (owner: Unit | null, rules: CardRules | undefined, value = 0) => {
    const { lends, takes } = rules ?? {};
    if (lends || takes) found.push({ owner, value, ...(lends && { lends }), ...(takes && { takes }) });
  };
  for (const unit of top.units) {
    if (unit.whereabouts === 'defeated') continue;
    const uses = printed.get(unit.id)!;
    for (const [id, value] of countUses(uses)) add(unit, book.keyword(id), value);
    for (const upgrade of unit.upgrades) {
      const face = faceOf(upgrade);
      if (face) add(unit, book.upgrade(face.id));
    }
  }
  for (const player of top.players) {
    const owner = player.revealed ? ownerOfCommand(top, player) : undefined;
    if (owner) add(owner, book.commandCard(player.revealed!));
  }
  for (const card of Object.values(top.battleCards.used)) if (card) add(null, book.battleCard(card));
  return found;
}

/** What the unit has besides what is printed, without what is taken from it. */
function usesWith(lenders: readonly Lender[], unit: Unit, printed: Uses, { phase }: TableTop): Uses {
  const lendingOf = ({ owner, value }: Lender) => ({ owner: owner ?? unit, unit, value, phase });
  const lent = lenders.flatMap((each) => each.lends?.(lendingOf(each)) ?? []);
  const taken = lenders.flatMap((each) => each.takes?.(lendingOf(each)) ?? []);
  const uses = lent.length === 0 ? printed : [...printed, ...lent];
  return taken.length === 0 ? uses : uses.filter(({ id }) => !taken.includes(id));
}

/** What is printed for a unit while these sides of its upgrades count. */
interface Printed {
  readonly faces: readonly UpgradeCard[];
  readonly uses: Uses;
}

/** The keywords of every unit, found anew when the writer raises the serial. */
export class KeywordsInPlay {
  private serial = Number.NaN;
  private byUnit: ReadonlyMap<UnitId, Uses> = new Map();
  private readonly printed = new Map<UnitId, Printed>();

  constructor(
    private readonly top: TableTop,
    private readonly book: CardBook,
  ) {}

  /** Each time that the unit has a keyword: printed, given by an upgrade, or lent by a card. */
  usesOf(id: UnitId): Uses {
    if (this.serial !== this.top.serial) {
      this.serial = this.top.serial;
      this.byUnit = this.find();
    }
    return this.byUnit.get(id) ?? [];
  }

  /** The same list as before, as long as the same faces count. */
  private printedOn(unit: Unit): Uses {
    const faces = facesOf(unit);
    const before = this.printed.get(unit.id);
    if (before?.faces.length === faces.length && faces.every((face, at) => face === before.faces[at])) {
      return before.uses;
    }
    const uses = printedUses(unit);
    this.printed.set(unit.id, { faces, uses });
    return uses;
  }

  private find(): ReadonlyMap<UnitId, Uses> {
    const { top } = this;
    const printed = new Map(top.units.map((unit) => [unit.id, this.printedOn(unit)]));
    const lenders = lendersOf(top, this.book, printed);
    if (lenders.length === 0) return printed;
    return new Map([...printed].map(([id, uses]) => [id, usesWith(lenders, findUnit(top, id)!, uses, top)]));
  }
}
