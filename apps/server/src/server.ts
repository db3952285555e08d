import type { AddressInfo } from 'node:net';
import type { Registry } from '@sortie/games';
import type { Retention } from '@sortie/protocol';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { AddressBudgets, type AddressPaces, addressPaces } from './budgets/address-budgets.ts';
import type { Pace } from './budgets/bucket.ts';
import { FairTurns } from './budgets/fair-turns.ts';
import { UnreadBytes } from './budgets/unread-bytes.ts';
import { Thinkers } from './computer/thinkers.ts';
import type { EventDependencies } from './events/event-dependencies.ts';
import { newOrganiserLink } from './events/new-organiser-link.ts';
import { OpenEvents } from './events/open-events.ts';
import type { GameDependencies } from './games/game-dependencies.ts';
import { type GameLimits, gameLimits } from './games/game-limits.ts';
import { JudgedGames } from './games/judged/judged-games.ts';
import { NewsOfJudged } from './games/judged/judged-news.ts';
import { Tables } from './games/tables.ts';
import { addressOf } from './http/address.ts';
import { AllowedHosts } from './http/allowed-hosts.ts';
import { httpApp } from './http/http-app.ts';
import { limitConnections } from './http/limit-connections.ts';
import { TurnsByAddress } from './http/turns-by-address.ts';
import { type LiveLimits, liveLimits } from './live/limits.ts';
import { LiveDoor } from './live/live-door.ts';
import { WatchedComputers } from './live/watched-computers.ts';
import { addGauges } from './operations/gauges.ts';
import { Metrics } from './operations/metrics.ts';
import { Pruner } from './operations/pruner.ts';
import { StartProblem } from './start-problem.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/stored-game.ts';

export interface ServerOptions {
  /** The games that are played here. */
  readonly games: Registry;
  /** The script of the threads in which computers think: it has the same games. */
  readonly thinker: URL;
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database, when there is no other. */
  readonly data: string;
  /** The address of a PostgreSQL. */
  readonly databaseUrl?: string;
  /** How long games are kept; for ever where it is not given. */
  readonly retention?: Retention;
  /** The folder of the built table. */
  readonly web?: string;
  readonly log?: Logger;
  /** How many proxies of our own stand before the server: the outermost tells the address of whoever asks. */
  readonly proxies?: number;
  readonly origins?: readonly string[];
  /** The names under which the server answers, beside those of one's own network; every name where there are none. */
  readonly hosts?: readonly string[];
  /** Below which path of another site the table is, such as `/sortie`; a host of its own has none. */
  readonly basePath?: string;
  /** Where others in the network open the page, when it is shared with them. */
  readonly shareAddress?: string;
  /** The event whose organiser gets a new link when the server starts. */
  readonly organiserOf?: string;
  readonly workers?: number;
  /** The time of day of events, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly pause?: number;
  readonly minute?: number;
  readonly longestThought?: number;
  readonly longestVerification?: number;
  readonly forgetAfter?: number;
  /** How far one game may go. */
  readonly gameLimits?: Partial<GameLimits>;
  /** Requests of one address over HTTP. */
  readonly pace?: Pace;
  readonly addressPaces?: Partial<AddressPaces>;
  readonly largestReplay?: number;
  readonly limits?: Partial<LiveLimits>;
  /** Puts something between the server and its storage. */
  readonly storage?: (storage: Storage) => Storage;
}

export interface RunningServer {
  readonly url: string;
  /** For the event that `organiserOf` names: its organiser's new link, without the address of the page. */
  readonly organiserLink: string | null;
  /** Games that whoever runs the server makes, under a judge. */
  readonly judged: JudgedGames;
  /** Takes nothing more, finishes what is under way, and lets go of everything. */
  stop(): Promise<void>;
}

/** Milliseconds that sockets have to say good-bye. */
const PATIENCE = 1000;

const FOR_EVER: Retention = { waitingDays: 0, gameDays: 0 };

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? pino({ level: 'silent' });
  const dependencies = await openDependencies(options, log);
  const { storage, thinkers } = dependencies;
  const tables = new Tables(dependencies, options.forgetAfter ?? 300_000);
  const judged = new JudgedGames(dependencies, tables);
  const { mostEntries } = dependencies.limits;
  const now = options.now ?? Date.now;
  const eventDependencies = { ...dependencies, judged, now, mostEntries };
  const events = new OpenEvents(eventDependencies, options.forgetAfter ?? 300_000);
  const { app, door } = await openDoors(options, { dependencies, tables, events, eventDependencies });
  const retention = options.retention ?? FOR_EVER;
  const pruner = new Pruner({ storage, retention, watched: () => tables.watched, now, log });
  const release = async () => {
    await pruner.stop();
    await events.stop();
    await tables.stop();
    await thinkers.close();
    await storage.close();
  };
  let organiserLink: string | null;
  try {
    organiserLink = await organiserLinkFor(options, storage);
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await release();
    throw explainListenProblem(error, options);
  }
  const stop = async () => {
    door.close();
    const closed = app.close();
    await events.stop();
    await tables.stop();
    await door.dismissAll(PATIENCE);
    const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
    await closed;
    clearTimeout(late);
    await release();
  };
  const url = urlOf(app.server.address() as AddressInfo) + (options.basePath ?? '');
  return { url, organiserLink, judged, stop: once(stop) };
}

interface Behind {
  readonly dependencies: GameDependencies;
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly eventDependencies: EventDependencies;
}

/** The ways in, over HTTP and by sockets, which share what each address may use. */
async function openDoors(
  options: ServerOptions,
  { dependencies, tables, events, eventDependencies }: Behind,
): Promise<{ readonly app: FastifyInstance; readonly door: LiveDoor }> {
  const { log, metrics } = dependencies;
  const proxies = options.proxies ?? 0;
  const basePath = options.basePath ?? '';
  const hosts = new AllowedHosts(options.hosts ?? null);
  const budgets = new AddressBudgets(pacesOf(options));
  const turns = new FairTurns();
  const limits = { ...liveLimits, ...options.limits };
  const unread = new UnreadBytes(limits);
  const app = await httpApp({
    dependencies,
    tables,
    events,
    eventDependencies,
    budgets,
    turns,
    largestReplay: options.largestReplay ?? 4 * 1024 * 1024,
    proxies,
    verifying: new TurnsByAddress(),
    web: options.web,
    shareAddress: options.shareAddress ?? null,
    hosts,
    retention: options.retention ?? FOR_EVER,
    basePath,
  });
  limitConnections(app.server, proxies, {
    most: limits.mostSockets + limits.moreConnections,
    mostOfAddress: limits.mostConnectionsOfAddress,
  });
  const door = new LiveDoor(app.server, {
    tables,
    events,
    limits,
    budgets,
    turns,
    unread,
    watchedComputers: new WatchedComputers(limits.mostComputerGames),
    addressOf: (request) => addressOf(request, proxies),
    origins: options.origins ?? [],
    hosts,
    basePath,
    onFailure: (error) => log.error({ err: error }, 'a socket failed'),
    onRefusal: (problem) => metrics.errors.add({ problem }),
  });
  addGauges(dependencies, { tables, events, door, turns, unread });
  return { app, door };
}

function pacesOf({ pace, addressPaces: given }: ServerOptions): AddressPaces {
  return { ...addressPaces, ...(pace ? { requests: pace } : {}), ...given };
}

/** A new link for the organiser who lost the only one, where the operator asks for it. */
async function organiserLinkFor({ organiserOf }: ServerOptions, storage: Storage): Promise<string | null> {
  return organiserOf === undefined ? null : newOrganiserLink(organiserOf, storage);
}

/** Whoever asks again waits for the same. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

function urlOf({ address, port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

async function openDependencies(options: ServerOptions, log: Logger): Promise<GameDependencies> {
  const opened = await openStorage(options, log);
  const storage = options.storage?.(opened) ?? opened;
  const metrics = new Metrics();
  const thinkers = new Thinkers(
    { workers: options.workers ?? 1, script: options.thinker },
    log,
    metrics,
    options,
  );
  return {
    games: options.games,
    storage,
    thinkers,
    metrics,
    log,
    news: new NewsOfJudged(),
    pause: options.pause ?? 400,
    minute: options.minute ?? 60_000,
    limits: { ...gameLimits, ...options.gameLimits },
  };
}

function explainListenProblem(error: unknown, { host, port }: ServerOptions): unknown {
  const { code } = (error ?? {}) as { readonly code?: string };
  if (code === 'EADDRINUSE') {
    return new StartProblem(`The port ${port} is in use: stop what uses it or set PORT to another.`);
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartProblem(`The server may not listen on ${host}, port ${port}.`);
  }
  return error;
}
