import type { ArmadaEvent } from '@sortie/armada/model';
import type { ArmadaView } from '@sortie/armada/view';
import { isInLog } from '@sortie/kernel';
import type { Act } from '../../../table/stage/act.ts';
import { eventsBetween } from '../../../table/stage/events-between.ts';
import { subjectOf } from '../../../table/subject-of.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import type { ArmadaSay } from '../text/armada-say.ts';
import {
  type DiceChange,
  declaredActs,
  modifiedActs,
  rolledActs,
  rolledForActs,
  tokenActs,
} from './attack-acts.ts';
import { cardActs, type Damage, damageActs, destroyedActs, unitOfDamage } from './loss-acts.ts';
import { dialActs, flightActs, squadronActs, toldActs } from './move-acts.ts';
import { followEvent, type StageTable, stageTableOf } from './stage-table.ts';
import type { Deed, Telling } from './telling.ts';

/** What is seen to happen between two looks: only events that the looker was told become acts. */
export function actsOf(before: Seen<ArmadaView>, after: Seen<ArmadaView>, say: ArmadaSay): readonly Act[] {
  const events = (eventsBetween(before.log, after.log) ?? []) as readonly ArmadaEvent[];
  return actsFrom(stageTableOf(before.table), events, after, say);
}

/** The last attack once more, on the table as it is now. */
export function lastAttackActs(seen: Seen<ArmadaView>, say: ArmadaSay): readonly Act[] {
  const log = seen.log as readonly ArmadaEvent[];
  const start = log.findLastIndex(({ kind }) => kind === 'targetDeclared');
  if (start < 0) return [];
  const length = log.slice(start + 1).findIndex(({ kind }) => afterAttack.has(kind));
  const events = log.slice(start, length < 0 ? undefined : start + 1 + length);
  return actsFrom(stageTableOf(seen.table), events, seen, say).filter(({ kind }) => kind !== 'loss');
}

const afterAttack: ReadonlySet<string> = new Set([
  'shipMoved',
  'squadronMoved',
  'becameActive',
  'phaseStarted',
  'shipActivated',
]);

function actsFrom(
  start: StageTable,
  events: readonly ArmadaEvent[],
  after: Seen<ArmadaView>,
  say: ArmadaSay,
): readonly Act[] {
  const subject = subjectOf(after);
  const common = {
    seen: after,
    say,
    names: namesFor(after),
    tell: (event: ArmadaEvent) => (isInLog(event) ? after.text.event(event, subject) : undefined),
  };
  const acts: Act[] = [];
  let table = start;
  let lastOfAttack = -1;
  for (const [place, deed] of deedsOf(events).entries()) {
    const next = deed.reduce(followEvent, table);
    if (deed[0].kind === 'targetDeclared') closeAttack(acts, lastOfAttack);
    const made = actsOfDeed({ ...common, key: String(place), deed, before: table, after: next });
    acts.push(...made);
    if (next.attack && made.length > 0 && ofAttack.has(deed[0].kind)) lastOfAttack = acts.length - 1;
    table = next;
  }
  if (after.table.attack === null) closeAttack(acts, lastOfAttack);
  return acts;
}

/** People may want to take an attack in before the next thing. */
function closeAttack(acts: Act[], last: number): void {
  const act = acts[last];
  if (act) acts[last] = { ...act, isLast: true };
}

const ofAttack: ReadonlySet<string> = new Set([
  'targetDeclared',
  'attackDiceRolled',
  'shieldsLost',
  'damageDealt',
  'hullLost',
  'unitDestroyed',
]);

/** The events in their order, those that belong together side by side. */
function deedsOf(events: readonly ArmadaEvent[]): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    if (event.kind === 'damageSuffered') continue;
    const last = deeds.at(-1);
    if (last && belongsTo(event, last[0])) deeds[deeds.length - 1] = [...last, event];
    else deeds.push([event]);
  }
  return deeds;
}

function belongsTo(event: ArmadaEvent, first: ArmadaEvent): boolean {
  if (isDamage(event)) return isDamage(first) && unitOfDamage(first) === unitOfDamage(event);
  return (
    isDiceChange(event) && isDiceChange(first) && first.kind === event.kind && first.source === event.source
  );
}

function isDamage(event: ArmadaEvent): event is Damage {
  return event.kind === 'shieldsLost' || event.kind === 'damageDealt' || event.kind === 'hullLost';
}

function isDiceChange(event: ArmadaEvent): event is DiceChange {
  switch (event.kind) {
    case 'dieRerolled':
    case 'dieChanged':
    case 'dieAdded':
    case 'dieRemoved':
      return true;
    default:
      return false;
  }
}

/** What is seen of one deed. What has no picture and no place on the table is left to the log. */
function actsOfDeed(telling: Telling): readonly Act[] {
  const [event] = telling.deed;
  if (isDamage(event)) return damageActs(telling, telling.deed as unknown as readonly [Damage, ...Damage[]]);
  if (isDiceChange(event)) return modifiedActs(telling, telling.deed.filter(isDiceChange));
  switch (event.kind) {
    case 'dialRevealed':
      return dialActs(telling, event);
    case 'shipMoved':
      return flightActs(telling, event);
    case 'squadronMoved':
      return squadronActs(telling, event);
    case 'targetDeclared':
      return declaredActs(telling, event);
    case 'attackDiceRolled':
      return rolledActs(telling, event);
    case 'rolledFor':
      return rolledForActs(telling, event);
    case 'defenseTokenSpent':
      return tokenActs(telling, event);
    case 'damageFlipped':
      return cardActs(telling, event);
    case 'unitDestroyed':
      return destroyedActs(telling, event);
    case 'obstacleOverlapped':
      return toldActs(telling, event.unit, { words: telling.tell(event), lasts: 1200, isWarning: true });
    case 'speedChanged':
    case 'commandTokenGained':
    case 'shieldRecovered':
      return toldActs(telling, event.ship, { words: telling.tell(event), lasts: 700 });
    default:
      return [];
  }
}
