import type { XwingEvent } from '@sortie/xwing/model';

/** What one attack did to its defender. */
export interface AttackReport {
  readonly key: string;
  /** Where in the log it was declared. */
  readonly place: number;
  readonly attacker: string;
  readonly defender: string;
  readonly weapon: string;
  readonly range: number;
  readonly obstructed: boolean;
  /** Null while it is under way. */
  readonly outcome: 'hit' | 'miss' | null;
  readonly hits: number;
  readonly crits: number;
  readonly shieldsLost: number;
  readonly dealt: readonly { readonly key: string; readonly card: string | null; readonly faceup: boolean }[];
  readonly turned: readonly {
    readonly key: string;
    readonly card: string | null;
    readonly faceup: boolean;
  }[];
  readonly fate: 'destroyed' | 'doomed' | null;
}

/** Everything that ends what an attack can still do. */
const ENDS: ReadonlySet<string> = new Set(['becameActive', 'hadOpportunity', 'phaseStarted', 'roundStarted']);

/** The attacks since the last Combat phase began, in their order: they stay in sight while the next round is planned. */
export function latestAttacks(log: readonly { readonly kind: string }[]): readonly AttackReport[] {
  const from = log.findLastIndex((event) => isCombatBegun(event as XwingEvent));
  const reports: AttackReport[] = [];
  let current: AttackReport | undefined;
  for (const [place, each] of log.slice(from + 1).entries()) {
    const event = each as XwingEvent;
    if (event.kind === 'attackDeclared') {
      current = beginReport(from + 1 + place, event);
      reports.push(current);
    } else if (current && ENDS.has(event.kind)) {
      current = undefined;
    } else if (current) {
      current = addToReport(current, event);
      reports[reports.length - 1] = current;
    }
  }
  return reports;
}

function isCombatBegun(event: XwingEvent): boolean {
  return event.kind === 'phaseStarted' && event.phase === 'combat';
}

function beginReport(place: number, event: Extract<XwingEvent, { kind: 'attackDeclared' }>): AttackReport {
  const { attacker, defender, weapon, range, obstructed } = event;
  const nothing = { outcome: null, hits: 0, crits: 0, shieldsLost: 0, dealt: [], turned: [], fate: null };
  return { key: String(place), place, attacker, defender, weapon, range, obstructed, ...nothing };
}

function addToReport(report: AttackReport, event: XwingEvent): AttackReport {
  if (event.kind === 'resultsCompared') {
    const { outcome, hits, crits } = event;
    return { ...report, outcome, hits, crits };
  }
  if (!('ship' in event) || event.ship !== report.defender) return report;
  switch (event.kind) {
    case 'shieldLost':
      return { ...report, shieldsLost: report.shieldsLost + 1 };
    case 'damageDealt': {
      const { key, card, faceup } = event;
      return { ...report, dealt: [...report.dealt, { key, card, faceup }] };
    }
    case 'damageFlipped': {
      const { key, card, faceup } = event;
      return { ...report, turned: [...report.turned, { key, card, faceup }] };
    }
    case 'shipDoomed':
      return { ...report, fate: 'doomed' };
    case 'shipLost':
      return { ...report, fate: event.how === 'destroyed' ? 'destroyed' : report.fate };
    default:
      return report;
  }
}
