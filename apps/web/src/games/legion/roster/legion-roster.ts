import { upgradeCard } from '@sortie/legion/catalogue';
import { briefName, unitTokens } from '@sortie/legion/scene';
import { cardName, cardText, texts } from '@sortie/legion/text';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { Roster, RosterCard, RosterPool, RosterRow, RosterSide } from '../../../table/roster/roster.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { sceneWords } from '../scene.ts';
import type { LegionSay } from '../text/legion-say.ts';
import { isInPlay, isOnBattlefield, miniaturesLeft, ownSide, shapesOf, woundsOf } from '../units.ts';

const SIDES = [0, 1] as const;

/** Both armies at a glance; the viewer's own comes first. */
export function legionRoster(seen: Seen<LegionView>, say: LegionSay): Roster {
  const own = ownSide(seen.table, seen.as) ?? 0;
  return { sides: [...SIDES].sort((one) => (one === own ? -1 : 1)).map((side) => sideOf(seen, side, say)) };
}

function sideOf(seen: Seen<LegionView>, side: 0 | 1, say: LegionSay): RosterSide {
  const { table } = seen;
  return {
    side,
    name: namesFor(seen).side(side),
    isOwn: ownSide(table, seen.as) === side,
    score: say('victoryTokens', { count: table.victoryTokens[side] }),
    rows: table.units.filter((unit) => unit.side === side).map((unit) => rowOf(seen, unit, say)),
  };
}

function rowOf(seen: Seen<LegionView>, unit: UnitView, say: LegionSay): RosterRow {
  return {
    piece: unit.id,
    name: briefName(namesFor(seen).unit(unit.id)),
    subtitle: subtitleOf(seen, unit, say),
    shapes: shapesOf(unit),
    pools: poolsOf(unit, say),
    tokens: unitTokens(unit, seen.table, sceneWords(seen)),
    cards: upgradesOf(seen, unit, say),
    points: unit.points,
    standing: standingOf(seen.table, unit),
  };
}

/** How many it still has, and how much suppression against how much courage. lg.suppression.suppressed */
function subtitleOf({ language, table, ...seen }: Seen<LegionView>, unit: UnitView, say: LegionSay): string {
  const { pieceWords, terms } = texts(language);
  const { courage } = unit.values;
  const left = miniaturesLeft(unit).length;
  const shaken = say('shaken', { suppression: unit.tokens.suppression, courage: courage ?? 0 });
  const aboard =
    unit.vehicle === null
      ? []
      : [say('aboard', { unit: namesFor({ ...seen, language, table }).unit(unit.vehicle) })];
  return [
    terms.ranks[unit.rank],
    ...(left > 1 ? [pieceWords.miniatures(left)] : []),
    ...(courage !== null && unit.tokens.suppression > 0 ? [shaken] : []),
    ...aboard,
  ].join(' · ');
}

function poolsOf(unit: UnitView, say: LegionSay): readonly RosterPool[] {
  const wounds = isInPlay(unit) ? woundsOf(unit) : { ...woundsOf(unit), left: 0 };
  return [{ kind: 'hull', ...wounds, name: say('woundsLeft', wounds) }];
}

function upgradesOf({ language }: Seen<LegionView>, unit: UnitView, say: LegionSay): readonly RosterCard[] {
  return unit.upgrades.map(({ key, card, exhausted, discarded }): RosterCard => {
    const known = {
      key,
      name: cardName(card) ?? upgradeCard(card).name,
      text: cardText(card, language) ?? '',
    };
    if (discarded) return { ...known, tone: 'spent', state: say('discarded') };
    if (exhausted) return { ...known, tone: 'spent', state: say('exhausted') };
    if (unit.usedThisRound.includes(key)) return { ...known, tone: 'usual', state: say('usedThisRound') };
    return { ...known, tone: 'usual' };
  });
}

function standingOf({ phase, activeUnit }: LegionView, unit: UnitView): RosterRow['standing'] {
  if (!isInPlay(unit)) return 'gone';
  if (!isOnBattlefield(unit)) return 'away';
  if (unit.id === activeUnit) return 'active';
  return phase === 'activation' && unit.activated ? 'done' : 'waiting';
}
