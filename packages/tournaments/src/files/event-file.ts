import { documentReader, isRefusal, type Refusal } from '@sortie/kernel';
import type { TournamentLog } from '../model/event.ts';
import { replayLog } from '../rules/open-tournament.ts';
import { scoringFault } from '../scoring/read-scoring.ts';

const FORMAT = 'sortie-event-1';
const { refuse, readObject, readList, readText } = documentReader<'otherFormat' | 'notNumbered' | 'damaged'>(
  'desk.bad-file',
);
const MOST_ENTRIES = 200_000;

/**
 * The whole event in one file, with its secret: another server goes on from it in the middle of the day. It is for
 * the organiser alone until the event is over.
 */
export function writeEventFile({ opening, entries }: TournamentLog): string {
  return `${JSON.stringify({ format: FORMAT, opening, entries })}\n`;
}

/** Reads such a file; a damaged or foreign one is refused with its field. */
export function readEventFile(text: string): TournamentLog | Refusal {
  const document = readObject(parsed(text), 'file');
  if (isRefusal(document)) return document;
  if (document.format !== FORMAT) return refuse('format', 'otherFormat', document.format);
  const opening = readObject(document.opening, 'opening');
  if (isRefusal(opening)) return opening;
  const secret = readText(opening.secret, 'opening.secret', 1000);
  if (isRefusal(secret)) return secret;
  const settings = readObject(opening.settings, 'opening.settings');
  if (isRefusal(settings)) return settings;
  const entries = readList(document.entries, 'entries', { least: 0, most: MOST_ENTRIES });
  if (isRefusal(entries)) return entries;
  for (const [at, entry] of entries.entries()) {
    const each = readObject(entry, `entries.${at}`);
    if (isRefusal(each)) return each;
    if (each.number !== at + 1)
      return refuse(`entries.${at}.number`, 'notNumbered', `${String(each.number)}`);
    if (!Array.isArray(each.events)) return refuse(`entries.${at}.events`, 'notAList', null);
  }
  const log = { opening, entries } as unknown as TournamentLog;
  return damageIn(log) ?? log;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An entry that cannot be entered is named; entries before it may be fine. */
function damageIn(log: TournamentLog): Refusal | undefined {
  if (canReplay(log, log.entries.length)) return undefined;
  const first = log.entries.findIndex((_, at) => !canReplay(log, at + 1));
  return refuse(first < 0 ? 'opening.settings' : `entries.${first}`, 'damaged', null);
}

function canReplay({ opening, entries }: TournamentLog, count: number): boolean {
  try {
    const tournament = replayLog({ opening, entries: entries.slice(0, count) });
    return tournament.version === count && scoringFault(tournament.settings.scoring) === undefined;
  } catch {
    return false;
  }
}
