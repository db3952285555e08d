import { damageCard } from '../../catalogue/index.ts';
import type { Names } from '../names.ts';
import { rulesOfEvent } from '../rules-of-event.ts';
import type { DeedWords } from './deed-words.ts';
import type { ToldEvent } from './told-event.ts';

type Of<Kind extends ToldEvent['kind']> = Extract<ToldEvent, { readonly kind: Kind }>;

/** What a language says, and of whom. */
export interface Telling {
  readonly words: DeedWords;
  readonly names: Names;
  /** The sentence of one event, without its full stop. */
  readonly clause: (event: ToldEvent) => string;
  readonly obstacle: (id: string) => string;
}

interface Headline {
  readonly text: string;
  readonly rules?: readonly string[];
}

/** One sentence for a whole deed; undefined where that of its first event is enough. */
export function headlineOf(deed: readonly ToldEvent[], telling: Telling): Headline | undefined {
  const { words, names } = telling;
  const first = deed[0]!;
  const moved = deed.find(isFlown);
  if (first.kind === 'attackDeclared') return { text: attackHeadline(first, deed, telling) };
  if (first.kind === 'noAttack') return { text: words.noAttacks(shipsIn(deed, telling)) };
  if (first.kind === 'dialSet' && deed.length > 1) return { text: words.dialsSet(shipsIn(deed, telling)) };
  if (first.kind === 'tokensRemoved' && !first.spent && deed.length > 1)
    return { text: words.tokensReturned(shipsIn(deed, telling)) };
  if (moved) return flightHeadline(moved, deed, telling);
  const action = deed.find((event) => event.kind === 'actionPerformed');
  if (!action) return undefined;
  const lock = deed.find((event) => event.kind === 'lockAcquired');
  const rest = deed.find((event) => event.kind === 'shipMoved');
  if (action.action === 'targetLock' && lock)
    return { text: `${telling.clause(action)} ${words.lockOn(names.ship(lock.target))}` };
  return rest && { text: telling.clause(rest), rules: rulesOfEvent(action) };
}

function isFlown(event: ToldEvent): event is Of<'shipMoved'> {
  return event.kind === 'shipMoved' && event.cause === 'maneuver';
}

function shipsIn(deed: readonly ToldEvent[], { words, names }: Telling): string {
  const ids = deed.flatMap((event) =>
    'ship' in event && typeof event.ship === 'string' && event.kind !== 'becameActive' ? [event.ship] : [],
  );
  return words.list([...new Set(ids)].map((id) => names.ship(id)));
}

/** "flies 2 bank right, overlaps Biggs Darklighter and loses its action" */
function flightHeadline(moved: Of<'shipMoved'>, deed: readonly ToldEvent[], telling: Telling): Headline {
  const { words, names } = telling;
  const own = deed.filter((event) => 'ship' in event && event.ship === moved.ship);
  const clauses = own.flatMap((event): readonly string[] => flightClause(event, telling));
  const telltales = own.filter(({ kind }) => kind === 'overlapped' || kind === 'actionLost');
  const rules = [...new Set([moved, ...telltales].flatMap((event) => rulesOfEvent(event)))];
  return { text: `${names.ship(moved.ship)} ${words.list(clauses)}`, rules };
}

function flightClause(event: ToldEvent, { words, names, obstacle }: Telling): readonly string[] {
  const { flight } = words;
  switch (event.kind) {
    case 'shipMoved':
      return event.cause === 'maneuver' ? [flight.flies(event.how)] : [];
    case 'overlapped':
      return [flight.overlaps(words.list(event.others.map((id) => names.ship(id))))];
    case 'obstacleHit':
      return [flight.hits(obstacle(event.obstacle))];
    case 'tokensAssigned':
      return event.token === 'stress' ? [flight.getsStress] : [];
    case 'tokensRemoved':
      return event.token === 'stress' ? [flight.losesStress] : [];
    case 'actionLost':
      return [flight.losesAction];
    case 'shipLost':
      return event.how === 'destroyed' ? [flight.isDestroyed] : flight.flees;
    default:
      return [];
  }
}

function attackHeadline(
  { attacker, defender, weapon, range, obstructed }: Of<'attackDeclared'>,
  deed: readonly ToldEvent[],
  { words, names }: Telling,
): string {
  return words.attack({
    attacker: names.ship(attacker),
    defender: names.ship(defender),
    weapon: weapon === 'primary' ? null : (names.card(weapon) ?? weapon),
    range,
    obstructed,
    results: resultsOf(deed, defender, words, names),
  });
}

/** What came of an attack: hits, what its defender lost, who was destroyed. */
function resultsOf(
  deed: readonly ToldEvent[],
  defender: string,
  words: DeedWords,
  names: Names,
): readonly string[] {
  const compared = deed.findLast((event) => event.kind === 'resultsCompared');
  const suffered = deed.filter((event) => 'ship' in event && event.ship === defender);
  const shields = suffered.filter(({ kind }) => kind === 'shieldLost').length;
  const dealt = suffered.filter((event) => event.kind === 'damageDealt');
  const facedown = dealt.filter(({ faceup }) => !faceup).length;
  return [
    ...(compared
      ? [compared.outcome === 'miss' ? words.misses : words.hits(compared.hits, compared.crits)]
      : []),
    ...(shields > 0 ? [words.shieldsLost(shields)] : []),
    ...(facedown > 0 ? [words.facedown(facedown)] : []),
    ...dealt.flatMap(({ faceup, card }) => (faceup && card ? [words.faceup(damageCard(card).name)] : [])),
    ...deed.flatMap((event) => {
      if (event.kind === 'shipDoomed') return [words.doomed(names.ship(event.ship))];
      return event.kind === 'shipLost' && event.how === 'destroyed'
        ? [words.destroyed(names.ship(event.ship))]
        : [];
    }),
  ];
}
