import type { ListFault } from '../model/people.ts';
import { type About, aboutOf } from './about.ts';
import type { EventTexts } from './event-texts.ts';

/** Every rule that the engine of events refuses by; a test finds one that is missing. */
export const refusedRules = [
  'desk.bad-file',
  'desk.bad-log',
  'desk.bad-name',
  'desk.bad-result',
  'desk.bad-setting',
  'desk.bad-time',
  'desk.begun',
  'desk.called',
  'desk.clock',
  'desk.draw-differs',
  'desk.has-results',
  'desk.in',
  'desk.no-draft',
  'desk.no-reason',
  'desk.no-round',
  'desk.no-table',
  'desk.not-allowed',
  'desk.not-ruled',
  'desk.not-settled',
  'desk.not-started',
  'desk.not-your-table',
  'desk.out',
  'desk.over',
  'desk.same-name',
  'desk.same-table',
  'desk.scoring',
  'desk.settled',
  'desk.stale',
  'desk.started',
  'desk.tables',
  'desk.taken',
  'desk.too-few',
  'desk.too-long',
  'desk.too-many',
  'desk.unknown',
  'desk.unknown-command',
  'desk.wishes',
  'ev.bye.lowest-without-bye',
  'ev.cut.4-16',
  'ev.cut.definition',
  'ev.drop.disqualified-no-return',
  'ev.drop.no-show',
  'ev.event-points.awarded-each-round',
  'ev.format.announce-cut-rounds',
  'ev.format.announce-in-advance',
  'ev.format.points-documents',
  'ev.format.standard-or-extended',
  'ev.game-end.win',
  'ev.judges.appeal',
  'ev.judges.at-least-one',
  'ev.judges.head-judge',
  'ev.judges.not-playing',
  'ev.judges.ruling-final',
  'ev.mission-points.decide-game',
  'ev.pairing.no-rematch-in-stage',
  'ev.pairing.one-opponent-per-round',
  'ev.squad-list.checked-against-format',
  'ev.squad-list.locked',
  'ev.squad-list.submit-before-start',
  'ev.swiss.winner',
  'ev.warnings.three',
  'table.commitment-broken',
] as const;

export type RefusedRule = (typeof refusedRules)[number];

/** The sentence of each rule; a capital letter and a full stop are added where it has none. */
export type RefusalWords = Readonly<Record<RefusedRule, (about: About) => string>>;

/** Rules of the event's format that speak against a list, and what each says of a card or a sum. */
export type ListFaultWords = Readonly<
  Record<
    | 'ev.format.extended-pool'
    | 'ev.format.points-documents'
    | 'ev.format.standard-ban-and-restricted'
    | 'ev.format.standard-pool'
    | 'ev.squad-list.built-by-rulebook',
    (what: string) => string
  >
>;

export function refusalsIn(words: RefusalWords): EventTexts['refusalText'] {
  return (refusal, names) => {
    if (!Object.hasOwn(words, refusal.rule)) return undefined;
    const said = words[refusal.rule as RefusedRule](aboutOf(refusal, names));
    const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
    return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
  };
}

export function listFaultsIn(words: ListFaultWords): EventTexts['listFaultText'] {
  return ({ rule, what }: ListFault) =>
    Object.hasOwn(words, rule) ? words[rule as keyof ListFaultWords](what) : undefined;
}

/** Every fault of a list in a row; one of the game's own is named by its rule. */
export function faultList({ faults }: About, words: ListFaultWords): string {
  const text = listFaultsIn(words);
  return faults.map((fault) => text(fault) ?? `${fault.what} (${fault.rule})`).join('; ');
}
