import type { CardCosts, CardSource, Standing } from '@sortie/cards';
import { CardsOnTable } from '@sortie/cards';
import type { KeywordUse } from '../catalogue/index.ts';
import type { CardKey, Table, TableTop, Underway, Unit, UpgradeInPlay } from '../model/index.ts';
import { findUnit, unitOf } from '../rules/in-play.ts';
import { faceOf, findUpgradeIn } from '../rules/upgrade-face.ts';
import type { CardBook } from './card-book.ts';
import type { CardInPlay, CardRules, LegionCards } from './card-rules.ts';
import { countUses, type KeywordsInPlay, ownerOfCommand } from './keywords-in-play.ts';

/**
 * Cards of defeated units say nothing, nor do those of units held back. An attack goes on with what its attacker
 * has, even if that is defeated on the way. lg.unit-keyword.deflect.attack-continues
 */
function standingOf(unit: Unit, { pool }: Pick<Underway, 'pool'>): Standing {
  if (unit.whereabouts === 'defeated') return pool?.attacker === unit.id ? 'inForce' : 'ownerGone';
  return unit.whereabouts === 'aside' ? 'ownerGone' : 'inForce';
}

/** A unit's own cards by their names, as they were when they were last gathered. */
type KnownCards = Map<string, CardInPlay>;

/** The cards of one unit while they are gathered. */
interface Gathering {
  readonly book: CardBook;
  readonly found: CardInPlay[];
  readonly unit: Unit;
  readonly standing: Standing;
  readonly known: KnownCards;
}

function addOwn({ found, unit, standing, known }: Gathering, name: string, rules: CardRules, value = 0) {
  const before = known.get(name);
  // Of some hundred cards that are gathered again and again hardly any is another than before.
  if (before?.rules === rules && before.standing === standing && (before.value ?? 0) === value) {
    found.push(before);
    return;
  }
  const key = `${unit.id}.${name}` as CardKey;
  const bare: CardInPlay = { key, owner: unit.id, seat: unit.seat, rules, standing };
  const inPlay = value === 0 ? bare : { ...bare, value };
  known.set(name, inPlay);
  found.push(inPlay);
}

/** A keyword is one card, however often the unit has it. lg.cards.keyword-x-cumulative */
function addKeywords(gathering: Gathering, uses: readonly KeywordUse[]): void {
  for (const [id, value] of countUses(uses)) {
    const rules = gathering.book.keyword(id);
    if (rules && !isOfUpgrade(id)) addOwn(gathering, id, rules, value);
  }
}

/** Keywords that stay with the upgrade they are printed on: each has tokens of its own. */
function isOfUpgrade(id: KeywordUse['id']): boolean {
  return id === 'repair' || id === 'treat' || id === 'sidearm' || id === 'reconfigure';
}

function addUpgrade({ book, found, unit, standing }: Gathering, upgrade: UpgradeInPlay): void {
  const { key, exhausted, discarded, card } = upgrade;
  const face = faceOf({ ...upgrade, discarded: false });
  // The side of a double-sided card is chosen when its unit is deployed. lg.cards.double-sided.choose-at-deploy
  const faceup: Standing = face ? standing : 'dealt';
  const lies: Standing = discarded ? 'discarded' : faceup;
  const put = (as: CardKey, rules: CardRules | undefined, value = 0) => {
    if (!rules) return;
    const inPlay: CardInPlay = { key: as, owner: unit.id, seat: unit.seat, rules, standing: lies, exhausted };
    found.push(value === 0 ? inPlay : { ...inPlay, value });
  };
  put(key, book.upgrade(face?.id ?? card));
  for (const use of face?.keywords ?? []) {
    if (!isOfUpgrade(use.id)) continue;
    put(`${key}.${use.id}` as CardKey, book.keyword(use.id), 'value' in use ? use.value : 0);
  }
}

/** A card of a player for as long as it lies revealed. */
function addCommandCards(found: CardInPlay[], top: TableTop, book: CardBook): void {
  for (const player of top.players) {
    const rules = player.revealed ? book.commandCard(player.revealed) : undefined;
    const owner = rules && ownerOfCommand(top, player);
    if (!owner) continue;
    const key = `${player.seat}.${player.revealed}` as CardKey;
    found.push({ key, owner: owner.id, seat: player.seat, rules, standing: 'inForce' });
  }
}

/**
 * Weapon keywords belong to the pool under way: they speak for whoever attacks, a token included, whose cards lie
 * with the defender.
 */
function addWeaponKeywords(found: CardInPlay[], { pool }: Underway, book: CardBook): void {
  if (!pool) return;
  for (const rules of book.weaponKeywords) {
    const key = `pool.${rules.card}` as CardKey;
    found.push({ key, owner: pool.attacker ?? pool.defender, seat: pool.by, rules, standing: 'inForce' });
  }
}

/** What the cards of a table are found by, besides what lies on it. */
interface Around {
  readonly underway: Underway;
  readonly keywords: KeywordsInPlay;
  readonly book: CardBook;
}

function listCards(
  top: TableTop,
  { underway, keywords, book }: Around,
  knownOf: (unit: Unit) => KnownCards,
): readonly CardInPlay[] {
  const found: CardInPlay[] = [];
  const { objective, condition } = top.battleCards.used;
  const onTable = [objective, condition].flatMap((id) => (id && book.battleCard(id)) || []);
  for (const unit of top.units) {
    const gathering = { book, found, unit, standing: standingOf(unit, underway), known: knownOf(unit) };
    for (const rules of book.ofEveryUnit) addOwn(gathering, rules.card, rules);
    addKeywords(gathering, keywords.usesOf(unit.id));
    for (const upgrade of unit.upgrades) addUpgrade(gathering, upgrade);
    // A battle card holds for everybody: it lies with every unit.
    for (const rules of onTable) addOwn(gathering, rules.card, rules);
  }
  addCommandCards(found, top, book);
  addWeaponKeywords(found, underway, book);
  return found;
}

/** So far apart that the number of a pool never reaches the next serial. */
const POOLS = 65_536;

/** The cards of a table; `underway` are the procedures that run on it. */
export function cardsOn(top: TableTop, table: Table, around: Around): CardsOnTable<LegionCards> {
  const { underway } = around;
  const known = new Map<Unit['id'], KnownCards>();
  const knownOf = ({ id }: Unit) => {
    const cards = known.get(id) ?? new Map<string, CardInPlay>();
    known.set(id, cards);
    return cards;
  };
  const source: CardSource<LegionCards> = {
    table,
    // Weapon keywords come and go with their pool.
    serial: () => top.serial * POOLS + (underway.pool?.number ?? 0),
    list: () => listCards(top, around, knownOf),
  };
  const costs: CardCosts<LegionCards> = {
    uses: (_table, { owner }) => unitOf(top, owner).uses,
    during: (_table, scope) => numberOf(scope, top, underway),
    count: ({ owner, key }, scope) => ({ kind: 'countUse', unit: owner, key, scope }),
    exhaust: ({ owner, key }) => ({ kind: 'exhaustUpgrade', unit: owner, key: upgradeKey(top, owner, key) }),
    discard: ({ owner, key }) => ({ kind: 'discardUpgrade', unit: owner, key: upgradeKey(top, owner, key) }),
  };
  return new CardsOnTable(source, costs);
}

/** The upgrade whose keyword pays is the card that is turned. */
function upgradeKey(top: TableTop, owner: Unit['id'], key: CardKey): CardKey {
  const unit = findUnit(top, owner);
  return (unit && findUpgradeIn(unit, key)?.key) ?? key;
}

/** Which pool, attack, activation or round of the game it is; uses are counted by it. */
export function numberOf(
  scope: LegionCards['scope'],
  { round }: Pick<TableTop, 'round'>,
  underway: Underway,
): number {
  switch (scope) {
    case 'game':
      return 0;
    case 'round':
      return round;
    case 'activation':
      return underway.activation?.number ?? 0;
    case 'attack':
      return underway.pool?.attack ?? underway.attack?.number ?? 0;
    default:
      return underway.pool?.number ?? 0;
  }
}
