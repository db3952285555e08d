import { isRefusal, type Refusal, refused } from '@sortie/kernel';
import type { TournamentLog } from '../model/event.ts';
import { enter } from '../rules/apply.ts';
import { openTournament } from '../rules/open-tournament.ts';
import { scoringFault } from '../scoring/read-scoring.ts';
import { EVENT_FORMAT, eventFileSchema } from './event-schema.ts';
import { placeOfField, whereJsonBreaks } from './json-place.ts';
import { faultBySchema, type SchemaFault } from './schema.ts';

/**
 * The whole event in one file, with its secret: another server goes on from it in the middle of the day. It is for
 * the organiser alone until the event is over. Every entry has a line of its own.
 */
export function writeEventFile({ opening, entries }: TournamentLog): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{"format":${JSON.stringify(EVENT_FORMAT)},\n"opening":${JSON.stringify(opening)},\n"entries":[\n${lines}\n]}\n`;
}

/** Reads such a file; a damaged or foreign one is refused with its line and field. */
export function readEventFile(text: string): TournamentLog | Refusal {
  const broken = whereJsonBreaks(text);
  if (broken) return refused('desk.bad-file', { field: 'file', problem: 'notJson', found: null, ...broken });
  const document = JSON.parse(text) as unknown;
  const fault = faultIn(document) ?? damageIn(document as TournamentLog);
  if (!fault) {
    const { opening, entries } = document as TournamentLog;
    return { opening, entries };
  }
  const { field, problem, found } = fault;
  return refused('desk.bad-file', {
    field,
    problem,
    found: typeof found === 'string' ? found.slice(0, 80) : null,
    ...placeOfField(text, field),
  });
}

type FileFault = Omit<SchemaFault, 'problem'> & {
  readonly problem: SchemaFault['problem'] | 'otherFormat' | 'notNumbered' | 'damaged';
};

function faultIn(document: unknown): FileFault | undefined {
  const format = (document as { readonly format?: unknown } | null)?.format;
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (isObject && format !== EVENT_FORMAT) return { field: 'format', problem: 'otherFormat', found: format };
  const fault = faultBySchema(document, eventFileSchema, '', eventFileSchema.$defs);
  if (fault) return fault.field === '' ? { ...fault, field: 'file' } : fault;
  const { entries } = document as TournamentLog;
  const at = entries.findIndex(({ number }, place) => number !== place + 1);
  if (at < 0) return undefined;
  return { field: `entries.${at}.number`, problem: 'notNumbered', found: `${entries[at]!.number}` };
}

/** The first entry that cannot be entered; entries before it are fine. */
function damageIn({ opening, entries }: TournamentLog): FileFault | undefined {
  const damaged = (field: string): FileFault => ({ field, problem: 'damaged', found: null });
  if (isRefusal(scoringFault(opening.settings.scoring))) return damaged('opening.settings.scoring');
  const tournament = openTournament(opening);
  for (const [at, entry] of entries.entries()) {
    try {
      enter(tournament, entry);
    } catch {
      return damaged(`entries.${at}`);
    }
    const isChanged = entry.events.some(({ kind }) => kind === 'settingsChanged');
    if (isChanged && scoringFault(tournament.settings.scoring)) return damaged(`entries.${at}`);
  }
  return undefined;
}
