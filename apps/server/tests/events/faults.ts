import { join } from 'node:path';
import type { JudgeDeed } from '@sortie/protocol';
import type { Entry } from '@sortie/tournaments/model';
import Database from 'libsql';
import type { Place } from '../databases.ts';
import { lostFrom, storedLog } from '../evening.ts';
import { query } from '../postgresql.ts';
import type { Acknowledged } from './campaign.ts';
import type { JudgedTable } from './judged-table.ts';

interface Row {
  readonly event: string;
  readonly number: number;
  readonly request_key: string | null;
  readonly entry: string;
}

/** What is wrong with what a database holds: acknowledged commands that are lost or doubled, gaps in a log. */
export async function faultsIn(
  { data, databaseUrl }: Place,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const text = 'select event, number, request_key, entry from event_entries order by event, number';
  const rows = (databaseUrl === undefined
    ? new Database(join(data, 'sortie.db')).prepare(text).all([])
    : await query(databaseUrl, text)) as unknown as readonly Row[];
  const byKey = new Map<string, Row[]>();
  const lengths = new Map<string, number>();
  const faults: string[] = [];
  const reported = new Map<string, number>();
  for (const row of rows) {
    for (const table of settledBy(row)) reported.set(table, (reported.get(table) ?? 0) + 1);
    const length = (lengths.get(row.event) ?? 0) + 1;
    lengths.set(row.event, length);
    if (row.number !== length) faults.push(`${row.event} has ${row.number} in place ${length}`);
    if ((JSON.parse(row.entry) as Entry).number !== row.number)
      faults.push(`${row.event} ${row.number} is another`);
    if (row.request_key !== null) byKey.set(row.request_key, [...(byKey.get(row.request_key) ?? []), row]);
  }
  for (const [table, times] of reported) if (times > 1) faults.push(`${table} has its result ${times} times`);
  for (const [key, found] of byKey) if (found.length > 1) faults.push(`${key} is doubled`);
  for (const { event, key, version } of acknowledged) {
    const [row] = byKey.get(key) ?? [];
    if (row?.event !== event || row.number !== version) faults.push(`${event} ${version} is lost`);
  }
  return faults;
}

/** The tables that a game reported of itself in an entry. */
function settledBy({ event, entry }: Row): readonly string[] {
  const { by, command, events } = JSON.parse(entry) as Entry;
  if (by.role !== 'desk' || command !== 'enterResult') return [];
  return events.flatMap((each) =>
    each.kind === 'resultSettled' ? [`${event} ${each.round} ${each.table}`] : [],
  );
}

/** What is wrong with the games that were played: answers or deeds of judges that are lost or doubled. */
export async function faultsInGames(
  place: Place,
  tables: readonly JudgedTable[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { evening, deeds } of tables) {
    const { id } = evening.seating;
    const acknowledged = [...evening.acknowledged];
    const done = [...deeds];
    const lost = lostFrom(await storedLog(place, id), acknowledged);
    if (lost > 0) faults.push(`${id} lost ${lost} answers`);
    const kept = await storedDeeds(place, id);
    for (const { by, kind } of done) {
      const times = kept.filter((deed) => deed.by === by && deed.kind === kind).length;
      if (times !== 1) faults.push(`${id} has ${kind} by ${by} ${times} times`);
    }
  }
  return faults;
}

async function storedDeeds({ data, databaseUrl }: Place, game: string): Promise<readonly JudgeDeed[]> {
  const text = `select judging from games where id = '${game}'`;
  const rows = (
    databaseUrl === undefined
      ? new Database(join(data, 'sortie.db')).prepare(text).all([])
      : await query(databaseUrl, text)
  ) as readonly { readonly judging: string }[];
  return (JSON.parse(rows[0]!.judging) as { readonly deeds: readonly JudgeDeed[] }).deeds;
}
