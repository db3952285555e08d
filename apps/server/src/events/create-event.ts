import { randomBytes } from 'node:crypto';
import { scoringPresets } from '@sortie/games';
import { commitment, isRefusal } from '@sortie/kernel';
import { readEventFile } from '@sortie/tournaments/files';
import type { Opening, Settings, TournamentLog } from '@sortie/tournaments/model';
import {
  attempt,
  nextMoment,
  openTournament,
  replayLog,
  roundUnderWay,
  usualSettings,
} from '@sortie/tournaments/rules';
import { viewOf } from '@sortie/tournaments/view';
import type { CreatedEvent, CreateEvent, ImportEvent } from '@sortie/tournaments/wire';
import { LiveRefusal, refusedBy } from '../games/live-refusal.ts';
import { hashOf, newId, newToken } from '../games/tokens.ts';
import type { EventDependencies } from './event-dependencies.ts';

/** Makes an event and the link of its organiser. Throws a LiveRefusal. */
export async function createEvent(
  { organiser, preset, settings }: CreateEvent,
  dependencies: EventDependencies,
): Promise<CreatedEvent> {
  const scoring = scoringPresets.find(({ name }) => name === preset);
  if (!scoring) throw new LiveRefusal(400, 'malformed', `There is no scoring ${preset}.`, 'preset');
  const usual: Settings = { ...usualSettings, organiser, scoring };
  const opening = { settings: usual, secret: randomBytes(32).toString('hex'), at: dependencies.now() };
  const wanted = { ...opening, settings: acceptedSettings(opening, settings) };
  return keep({ opening: wanted, entries: [] }, organiser, dependencies);
}

/** The settings as the rules of events take them. */
function acceptedSettings(opening: Opening, settings: Partial<Settings>): Settings {
  const entry = attempt(openTournament(opening), {
    command: { kind: 'changeSettings', settings },
    by: { role: 'organiser', name: opening.settings.organiser },
    at: opening.at,
    version: 0,
  });
  if (isRefusal(entry)) throw refusedBy(entry);
  const [changed] = entry.events;
  return changed?.kind === 'settingsChanged' ? changed.settings : opening.settings;
}

/** Goes on with an event that another server began. All links but the organiser's are made anew. */
export function importEvent(
  { organiser, file }: ImportEvent,
  dependencies: EventDependencies,
): Promise<CreatedEvent> {
  const log = readEventFile(file);
  if (isRefusal(log)) throw refusedBy(log);
  if (log.entries.length > dependencies.mostEntries) {
    throw new LiveRefusal(413, 'too-large', 'The event has too many entries.');
  }
  return keep(log, organiser, dependencies);
}

async function keep(
  { opening, entries }: TournamentLog,
  organiser: string,
  { storage }: EventDependencies,
): Promise<CreatedEvent> {
  const tournament = replayLog({ opening, entries });
  // What cannot be shown is not kept.
  viewOf(tournament, { role: 'organiser' });
  const id = newId();
  const token = newToken();
  await storage.events.create({
    id,
    opening,
    entries,
    links: [{ role: { role: 'organiser', name: organiser }, tokenHash: hashOf(token) }],
    phase: tournament.phase,
    nextMoment: nextMoment(roundUnderWay(tournament)),
  });
  return { id, commitment: commitment(opening.secret), token };
}
