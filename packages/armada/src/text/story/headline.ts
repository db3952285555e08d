import { rulesOfEvent } from '../rules-of-event.ts';
import { resultsOf } from './results.ts';
import type { Telling } from './telling.ts';
import type { ToldEvent } from './told-event.ts';

type Of<Kind extends ToldEvent['kind']> = Extract<ToldEvent, { readonly kind: Kind }>;

interface Headline {
  readonly text: string;
  readonly rules?: readonly string[];
}

/** One sentence for a whole deed; undefined where that of its first event is enough. */
export function headlineOf(deed: readonly ToldEvent[], telling: Telling): Headline | undefined {
  const first = deed[0]!;
  const moved = deed.find((event) => event.kind === 'shipMoved');
  if (moved && first.kind !== 'targetDeclared') return maneuverHeadline(moved, deed, telling);
  switch (first.kind) {
    case 'targetDeclared':
      return { text: attackHeadline(first, deed, telling) };
    case 'dialRevealed':
      return dialHeadline(first, deed, telling);
    case 'commandPaid':
    case 'squadronMoved': {
      const results = resultsOf(deed, telling);
      return results.length === 0
        ? undefined
        : { text: telling.words.withResults(telling.clause(first), results) };
    }
    default:
      return gatheredHeadline(deed, telling);
  }
}

function attackHeadline(declared: Of<'targetDeclared'>, deed: readonly ToldEvent[], telling: Telling) {
  const { words, names } = telling;
  const { attacker, defender } = declared;
  const clause = words.attack({
    ...declared,
    attacker: names.unit(attacker),
    defender: names.unit(defender),
  });
  return words.withResults(clause, resultsOf(deed, telling, defender));
}

/** "maneuvers at speed 2, overlaps CR90 Corvette A and ends on Asteroid field 1" */
function maneuverHeadline(moved: Of<'shipMoved'>, deed: readonly ToldEvent[], telling: Telling): Headline {
  const { words, wording, names } = telling;
  const { maneuver } = words;
  const obstacles = deed.filter((event) => event.kind === 'obstacleOverlapped');
  const clauses = [
    moved.reached === 0 ? maneuver.stays : maneuver.moves(moved.reached),
    ...(moved.overlapped.length === 0
      ? []
      : [maneuver.overlaps(words.list(moved.overlapped.map((id) => names.unit(id))))]),
    ...obstacles.map(({ obstacle }) => maneuver.landsOn(wording.obstacle(obstacle))),
  ];
  const rules = [moved, ...obstacles].flatMap((event) => rulesOfEvent(event));
  const text = `${names.unit(moved.ship)} ${words.list(clauses)}`;
  return { text: words.withResults(text, resultsOf(deed, telling)), rules: [...new Set(rules)] };
}

/** The dial may be turned into a token as it is revealed. ar.ship-activation.keep-or-convert-dial */
function dialHeadline(
  { ship, command }: Of<'dialRevealed'>,
  deed: readonly ToldEvent[],
  { words, wording, names }: Telling,
): Headline | undefined {
  const isSpent = deed.some((event) => event.kind === 'dialSpent' && event.ship === ship);
  const isToken = deed.some((event) => event.kind === 'commandTokenGained' && event.command === command);
  return isSpent && isToken
    ? { text: words.dialBecomesToken(names.unit(ship), wording.command(command)) }
    : undefined;
}

function gatheredHeadline(deed: readonly ToldEvent[], { words, names }: Telling): Headline | undefined {
  const listed = (ids: readonly string[]) => words.list([...new Set(ids)].map((id) => names.unit(id)));
  const assigned = deed.flatMap((event) => (event.kind === 'dialsAssigned' ? [event.ship] : []));
  const deployed = deed.flatMap((event) => (event.kind === 'squadronDeployed' ? [event.squadron] : []));
  const gained = deed.flatMap((event) => (event.kind === 'commandTokenGained' ? [event.ship] : []));
  if (assigned.length > 1) return { text: words.dialsAssigned(listed(assigned)) };
  if (deployed.length > 1) return { text: words.deployed(listed(deployed)) };
  return gained.length > 1 ? { text: words.tokensGained(listed(gained)) } : undefined;
}
