import { booksOf, type Registry } from '@sortie/games';
import type { Plain, Refusal } from '@sortie/kernel';
import type { Tournament } from '@sortie/tournaments/model';
import { isQuestion } from './event-at-desk.ts';

/** What the desk itself refuses; everything else is a rule of the book of events. */
const DESK: Readonly<Record<string, string>> = {
  'desk.bad-name': 'A name must have 1 to 80 characters.',
  'desk.bad-result': 'No game can have ended so.',
  'desk.bad-setting': 'A setting cannot have this value.',
  'desk.clock': 'The clock cannot do that now.',
  'desk.has-results': 'The round has results, so it cannot be taken back.',
  'desk.in': 'The player is in the event already.',
  'desk.no-draft': 'No round has been drawn.',
  'desk.no-reason': 'A correction needs a reason: add --why.',
  'desk.no-round': 'This round is not under way.',
  'desk.no-table': 'The round has no such table; a bye has none.',
  'desk.not-settled': 'The table has no result yet, so there is nothing to correct: leave out --why.',
  'desk.not-started': 'The event has not started.',
  'desk.out': 'The player is out of the event.',
  'desk.over': 'The event is over; only results can still be corrected.',
  'desk.same-name': 'Two people cannot have the same name.',
  'desk.scoring': 'The scoring cannot be used.',
  'desk.settled': 'The table has a result: to correct it add --why.',
  'desk.stale': 'The event was changed since the command was made.',
  'desk.started': 'The event has started already.',
  'desk.tables': 'There are not enough tables.',
  'desk.too-few': 'There are too few players.',
  'desk.too-long': 'The list is too long.',
  'desk.too-many': 'There are too many players.',
  'desk.unknown': 'Nobody is known by this name.',
  'desk.wishes': 'The wishes leave no pairing.',
};

/** Why a command was refused: the sentence of its rule with the id, and what it is about. */
export async function refusalText(
  refusal: Refusal,
  tournament: Tournament,
  games: Registry,
): Promise<readonly string[]> {
  const { rule, about } = refusal;
  const book = await booksOf(games)
    .find(({ name }) => name === 'events')
    ?.rulebook('en');
  const found = book?.find(rule);
  const sentence = found ? `${found.title}: ${found.rule}` : (DESK[rule] ?? 'This cannot be done.');
  const details = detailsOf(about, tournament);
  return [
    `${sentence} (${rule})`,
    ...(details === '' ? [] : [`  ${details}`]),
    ...(isQuestion(refusal) ? ['  If it is meant so, add --yes.'] : []),
  ];
}

/** The fields of a refusal as `table 3, what: points`; ids of players as their names. */
function detailsOf(about: Plain, { players }: Tournament): string {
  const nameOf = (text: string) => players.find(({ id }) => id === text)?.name ?? text;
  const words = (value: Plain): string => {
    if (Array.isArray(value)) return value.map((each: Plain) => words(each)).join(', ');
    if (typeof value !== 'object' || value === null) return nameOf(String(value));
    return Object.entries(value)
      .filter(([field]) => field !== 'ask')
      .map(([field, each]) => (field === 'about' ? words(each) : `${field}: ${words(each)}`))
      .join('; ');
  };
  return about === null ? '' : words(about);
}
