import { isInLog } from '@sortie/kernel';
import type { LegionEvent } from '@sortie/legion/model';
import type { LegionView } from '@sortie/legion/view';
import type { Act } from '../../../table/stage/act.ts';
import { eventsBetween } from '../../../table/stage/events-between.ts';
import { subjectOf } from '../../../table/subject-of.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import type { LegionSay } from '../text/legion-say.ts';
import { begunActs, diceActs, fallenActs, rolledActs, woundActs } from './fight-acts.ts';
import { moveActs, toldActs } from './move-acts.ts';
import { followEvent, type StageTable, stageTableOf } from './stage-table.ts';
import type { Deed, Telling } from './telling.ts';

/** What is seen to happen between two looks: only events that the looker was told become acts. */
export function actsOf(before: Seen<LegionView>, after: Seen<LegionView>, say: LegionSay): readonly Act[] {
  const events = (eventsBetween(before.log, after.log) ?? []) as readonly LegionEvent[];
  return actsFrom(stageTableOf(before.table), events, after, say);
}

/** The last attack once more, on the table as it is now. */
export function lastAttackActs(seen: Seen<LegionView>, say: LegionSay): readonly Act[] {
  const log = seen.log as readonly LegionEvent[];
  const start = log.findLastIndex(({ kind }) => kind === 'poolBegun');
  if (start < 0) return [];
  const length = log.slice(start + 1).findIndex(({ kind }) => afterAttack.has(kind));
  const events = log.slice(start, length < 0 ? undefined : start + 1 + length);
  return actsFrom(stageTableOf(seen.table), events, seen, say).filter(
    ({ kind }) => kind === 'dice' || kind === 'told',
  );
}

const afterAttack: ReadonlySet<string> = new Set([
  'leaderMoved',
  'activationBegun',
  'phaseStarted',
  'poolBegun',
]);

function actsFrom(
  start: StageTable,
  events: readonly LegionEvent[],
  after: Seen<LegionView>,
  say: LegionSay,
): readonly Act[] {
  const subject = subjectOf(after);
  const common = {
    seen: after,
    say,
    names: namesFor(after),
    tell: (event: LegionEvent) => (isInLog(event) ? after.text.event(event, subject) : undefined),
  };
  const acts: Act[] = [];
  let table = start;
  let lastOfAttack = -1;
  for (const [place, deed] of deedsOf(events).entries()) {
    const next = deed.reduce(followEvent, table);
    if (deed[0].kind === 'poolBegun') closeAttack(acts, lastOfAttack);
    const made = actsOfDeed({ ...common, key: String(place), deed, before: table, after: next });
    acts.push(...made);
    if (made.length > 0 && ofAttack.has(deed[0].kind)) lastOfAttack = acts.length - 1;
    table = next;
  }
  if (after.table.pool === null) closeAttack(acts, lastOfAttack);
  return acts;
}

/** People may want to take an attack in before the next thing. */
function closeAttack(acts: Act[], last: number): void {
  const act = acts[last];
  if (act) acts[last] = { ...act, isLast: true };
}

const ofAttack: ReadonlySet<string> = new Set([
  'attackDiceRolled',
  'defenseDiceRolled',
  'woundAssigned',
  'miniatureDefeated',
  'unitDefeated',
]);

/** Where a unit comes to, by whatever event: they belong together until the move is told. */
const moving: ReadonlySet<string> = new Set([
  'leaderMoved',
  'miniaturesPlaced',
  'miniaturesLifted',
  'unitTurned',
  'moveMade',
]);

/** The events in their order, those that belong together side by side. */
function deedsOf(events: readonly LegionEvent[]): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const last = deeds.at(-1);
    if (last && belongsTo(event, last)) deeds[deeds.length - 1] = [...last, event];
    else deeds.push([event]);
  }
  return deeds;
}

function unitIn(event: LegionEvent): string | undefined {
  return 'unit' in event ? String(event.unit) : undefined;
}

function belongsTo(event: LegionEvent, deed: Deed): boolean {
  const [first] = deed;
  if (moving.has(event.kind)) {
    const isOver = deed.at(-1)?.kind === 'moveMade';
    return moving.has(first.kind) && unitIn(first) === unitIn(event) && !isOver;
  }
  if (event.kind === 'woundAssigned') return first.kind === 'woundAssigned' && first.unit === event.unit;
  return (
    isDieChange(event) && isDieChange(first) && first.kind === event.kind && first.source === event.source
  );
}

type DieChange = Extract<LegionEvent, { readonly die: number; readonly source: string }>;

function isDieChange(event: LegionEvent): event is DieChange {
  return 'die' in event && 'source' in event;
}

/** What is seen of one deed. What has no picture and no place on the table is left to the log. */
function actsOfDeed(telling: Telling): readonly Act[] {
  const [event] = telling.deed;
  if (isDieChange(event)) return diceActs(telling, event.kind.endsWith('Rerolled'));
  switch (event.kind) {
    case 'leaderMoved':
    case 'miniaturesPlaced':
    case 'miniaturesLifted':
    case 'unitTurned':
      return moveActs(telling, event.unit);
    case 'poolBegun':
      return begunActs(telling, event);
    case 'attackDiceRolled':
    case 'defenseDiceRolled':
      return diceActs(telling, true);
    case 'attackDieAdded':
      return diceActs(telling, true);
    case 'woundAssigned':
      return woundActs(telling, event.unit);
    case 'miniatureDefeated':
      return fallenActs(telling, event);
    case 'rallied':
      return rolledActs(
        telling,
        event.unit,
        event.faces.map((face) => ({ colour: event.colour, face })),
      );
    case 'clamberRolled':
      return rolledActs(
        telling,
        event.unit,
        event.faces.map((face) => ({ colour: 'white', face })),
      );
    case 'activationBegun':
    case 'unitDefeated':
    case 'tokensGained':
    case 'unitRecovered':
    case 'unitEmbarked':
    case 'unitPromoted':
    case 'orderTokenPlaced':
      return toldActs(telling, event.unit, { lasts: 700 });
    case 'unitPanicked':
    case 'actionsLost':
    case 'vehicleDamaged':
      return toldActs(telling, event.unit, { lasts: 1200, isWarning: true });
    default:
      return [];
  }
}
