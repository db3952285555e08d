import type { Plain } from '@sortie/kernel';
import type { CreatedEvent, CreateEvent } from '@sortie/tournaments/wire';
import { pathOf } from '../app/site-base.ts';
import { LobbyError } from './lobby.ts';

/** Makes an event; whoever holds the token that comes back runs it. */
export async function createEvent(body: CreateEvent): Promise<CreatedEvent> {
  return (await post('/api/events', body)) as CreatedEvent;
}

/** Goes on with an event that another server began, from its file. */
export async function importEvent(organiser: string, file: string): Promise<CreatedEvent> {
  return (await post('/api/events/import', { organiser, file })) as CreatedEvent;
}

export type EventFile = 'file' | 'list-fortress' | 'players.csv';

/** A file of an event, as text. Until the event is over it is the organiser's. */
export async function fetchEventFile(
  id: string,
  what: EventFile,
  token: string | undefined,
): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await request(`/api/events/${encodeURIComponent(id)}/${what}`, { headers });
  return response.text();
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function request(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(pathOf(address), init).catch(() => {
    throw new LobbyError(0, 'offline', 'offline');
  });
  if (response.ok) return response;
  const value = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const { problem = 'failed', message = response.statusText, rule, about } = value;
  throw new LobbyError(
    response.status,
    String(problem),
    String(message),
    typeof rule === 'string' ? rule : undefined,
    about as Plain,
  );
}
