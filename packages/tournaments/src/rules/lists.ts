import type { JudgedList } from '../model/command.ts';
import type { CardCount, HandedInList, ListFault } from '../model/people.ts';
import type { CardEntry, CardList, Format, Settings } from '../model/settings.ts';

/** Whether a list may be played: without a fault and read by a game, or let through by a ruling. */
export function isListFit(list: HandedInList | null): boolean {
  return list !== null && ((list.isKnown && list.faults.length === 0) || list.ruling !== null);
}

/**
 * Everything against a list: what its game found by its own building rules, and what the event's format says.
 * ev.squad-list.built-by-rulebook ev.squad-list.checked-against-format
 */
export function faultsOf(list: JudgedList, { cardList, format, squadLimit }: Settings): readonly ListFault[] {
  const { points } = list;
  const isTooDear = squadLimit !== null && points !== null && points > squadLimit;
  return [
    ...list.faults,
    ...(isTooDear ? [{ rule: 'ev.squad-list.built-by-rulebook', what: `${points} > ${squadLimit}` }] : []),
    ...(cardList === null || !list.isKnown ? [] : faultsByCardList(list.cards, cardList, format)),
  ];
}

/** ev.format.points-documents: a card that the document does not name is in no format. */
function faultsByCardList(
  cards: readonly CardCount[],
  document: CardList,
  format: Format,
): readonly ListFault[] {
  const entries = new Map(document.cards.map((entry) => [entry.card, entry]));
  const each = cards.flatMap(({ card, count }) => cardFault(card, count, entries.get(card), format));
  if (format === 'extended' || document.mostRestricted === null) return each;
  const restricted = cards.filter(({ card }) => (entries.get(card)?.copies ?? null) !== null);
  const sum = restricted.reduce((total, { count }) => total + count, 0);
  return sum <= document.mostRestricted
    ? each
    : [
        ...each,
        { rule: 'ev.format.standard-ban-and-restricted', what: `${sum} > ${document.mostRestricted}` },
      ];
}

/** ev.format.standard-pool ev.format.extended-pool ev.format.standard-ban-and-restricted */
function cardFault(
  card: string,
  count: number,
  entry: CardEntry | undefined,
  format: Format,
): readonly ListFault[] {
  if (entry === undefined) return [{ rule: 'ev.format.points-documents', what: card }];
  if (format === 'extended') return entry.extended ? [] : [{ rule: 'ev.format.extended-pool', what: card }];
  if (!entry.standard) return [{ rule: 'ev.format.standard-pool', what: card }];
  const isOver = entry.banned || (entry.copies !== null && count > entry.copies);
  return isOver ? [{ rule: 'ev.format.standard-ban-and-restricted', what: card }] : [];
}
