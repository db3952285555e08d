import type { Telling } from './telling.ts';
import type { ToldEvent } from './told-event.ts';

/** The unit that an event of damage or repair is about. */
function sufferer(event: ToldEvent): string | undefined {
  if ('ship' in event && typeof event.ship === 'string') return event.ship;
  return 'squadron' in event && typeof event.squadron === 'string' ? event.squadron : undefined;
}

function countOf(events: readonly ToldEvent[], kind: ToldEvent['kind']): number {
  return events.filter((event) => event.kind === kind).length;
}

/** What came of a deed: what units lost and got back, who was destroyed; of an attack, what its defender lost. */
export function resultsOf(
  deed: readonly ToldEvent[],
  telling: Telling,
  defender?: string,
): readonly string[] {
  const { words, names } = telling;
  const { results } = words;
  const fixed = deed.findLast((event) => event.kind === 'totalFixed');
  return [
    ...(fixed ? [results.total(fixed.total)] : []),
    ...lossesIn(
      deed.filter((event) => defender === undefined || sufferer(event) === defender),
      telling,
    ),
    ...deed.flatMap((event) => {
      if (event.kind === 'unitDestroyed')
        return [results.destroyed(names.unit(event.unit), names.isShip(event.unit))];
      return event.kind === 'victoryTokensGained'
        ? [results.victoryTokens(names.side(event.side), event.count)]
        : [];
    }),
  ];
}

function lossesIn(events: readonly ToldEvent[], { words, names }: Telling): readonly string[] {
  const { results } = words;
  const shields = events.reduce((sum, event) => sum + (event.kind === 'shieldsLost' ? event.count : 0), 0);
  const dealt = events.filter((event) => event.kind === 'damageDealt');
  const facedown = dealt.filter(({ faceup }) => !faceup).length;
  const counted: readonly (readonly [number, (count: number) => string])[] = [
    [shields, results.shieldsLost],
    [countOf(events, 'shieldRecovered'), results.shieldsRecovered],
    [countOf(events, 'shieldMoved'), results.shieldsMoved],
    [countOf(events, 'hullLost'), results.hullLost],
    [facedown, results.facedown],
  ];
  const discarded = countOf(events, 'damageDiscarded');
  return [
    ...counted.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])),
    ...dealt.flatMap(({ faceup, card }) =>
      faceup && card ? [results.faceup(names.card(card) ?? card)] : [],
    ),
    ...(discarded > 0 ? [results.cardsDiscarded(discarded)] : []),
  ];
}
