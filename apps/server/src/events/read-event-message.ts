import type { LiveErrorReply, RequestId } from '@sortie/protocol';
import { type LiveFault, readerOf } from '@sortie/protocol/service';
import type {
  CreateEvent,
  EventRequest,
  ImportEvent,
  JoinEvent,
  SentCommand,
} from '@sortie/tournaments/wire';
import { type TSchema, Type } from 'typebox';
import { problemReply } from '../games/live-reply.ts';
import { commandSchemas } from './command-schemas.ts';
import { id, name, record, round, table, whole, word } from './fields.ts';
import type { ImportPlayers } from './read-players.ts';
import { firstSettingsSchema } from './settings-schema.ts';

const role = Type.Union([
  record({ role: Type.Literal('organiser'), name: Type.Intersect([name, Type.String({ minLength: 1 })]) }),
  record({ role: Type.Literal('judge'), judge: word }),
  record({ role: Type.Literal('player'), player: word }),
]);

const confirmed = Type.Optional(Type.Array(word, { maxItems: 20 }));
const key = Type.Optional(Type.String({ minLength: 16, maxLength: 64 }));

const requestSchemas: Readonly<Record<EventRequest['kind'], TSchema>> = {
  hello: record({ id, kind: Type.Literal('hello') }),
  eventCommand: record({
    id,
    kind: Type.Literal('eventCommand'),
    version: whole,
    command: Type.Object({ kind: word }),
    confirmed,
    key,
  }),
  makeLink: record({ id, kind: Type.Literal('makeLink'), for: role }),
  listOrganisers: record({ id, kind: Type.Literal('listOrganisers') }),
  openGame: record({ id, kind: Type.Literal('openGame'), round, table }),
};

const organiser = Type.String({ minLength: 1, maxLength: 80 });

export const readCreateEvent: (given: unknown) => CreateEvent | LiveFault = readerOf<CreateEvent>(
  record({ organiser, preset: word, settings: firstSettingsSchema }),
);
export const readImportEvent: (given: unknown) => ImportEvent | LiveFault = readerOf<ImportEvent>(
  record({ organiser, file: Type.String() }),
);
export const readImportPlayers: (given: unknown) => ImportPlayers | LiveFault = readerOf<ImportPlayers>(
  record({
    version: whole,
    from: record({
      form: Type.Union([Type.Literal('csv'), Type.Literal('listFortress')]),
      text: Type.String(),
    }),
    confirmed,
    key,
  }),
);
export const readJoinEvent: (given: unknown) => JoinEvent | LiveFault = readerOf<JoinEvent>(
  record({
    id,
    kind: Type.Literal('joinEvent'),
    protocol: whole,
    event: Type.String({ maxLength: 64 }),
    token: Type.Optional(Type.String({ maxLength: 100 })),
    differences: Type.Optional(Type.Boolean()),
  }),
);

const requestReaders = new Map(
  Object.entries(requestSchemas).map(([kind, schema]) => [kind, readerOf<EventRequest>(schema)]),
);
const commandReaders = new Map(
  Object.entries(commandSchemas).map(([kind, schema]) => [kind, readerOf<SentCommand>(schema)]),
);

/** A request on a socket that follows an event, or what is wrong with it. */
export function readEventRequest(text: string): EventRequest | LiveErrorReply {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return problemReply(null, 'malformed', 'The message is not JSON.');
  }
  return readParsedRequest(parsed);
}

export function readParsedRequest(parsed: unknown): EventRequest | LiveErrorReply {
  const { id: given, kind } = (parsed ?? {}) as { readonly id?: unknown; readonly kind?: unknown };
  const answered = typeof given === 'string' || typeof given === 'number' ? given : null;
  const read = typeof kind === 'string' ? requestReaders.get(kind) : undefined;
  if (!read) return malformed(answered, 'kind', 'There is no such request.');
  const request = read(parsed);
  if (request.kind === 'fault') return malformed(answered, request.field, request.message);
  if (request.kind !== 'eventCommand') return request;
  const command = readCommand(request.command);
  if (command.kind !== 'fault') return { ...request, command };
  return malformed(answered, command.field === '' ? 'command' : `command.${command.field}`, command.message);
}

function readCommand(given: SentCommand): SentCommand | LiveFault {
  const read = commandReaders.get(given.kind);
  return read?.(given) ?? { kind: 'fault', field: 'kind', message: 'There is no such command.' };
}

function malformed(answered: RequestId | null, field: string, message: string): LiveErrorReply {
  return { ...problemReply(answered, 'malformed', message), ...(field === '' ? {} : { field }) };
}
