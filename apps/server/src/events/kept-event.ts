import { setImmediate } from 'node:timers/promises';
import { equal, isRefusal, type Refusal } from '@sortie/kernel';
import type { Actor, Entry, Request, Tournament, TournamentEvent } from '@sortie/tournaments/model';
import { attempt, enter, nextMoment, openTournament, roundUnderWay } from '@sortie/tournaments/rules';
import type { EventRole } from '@sortie/tournaments/wire';
import type { EventLink, StoredEvent } from '../storage/stored-event.ts';
import type { EventDependencies } from './event-dependencies.ts';

/** What was tried on an event. */
export interface Attempted {
  readonly request: Omit<Request, 'at'>;
  readonly key: string | null;
  /** Links that an entry brings with it. */
  readonly linksFor: (entry: Entry) => readonly EventLink[];
}

/** What came of it. `again`: the same request, known by its key, has been carried out before. */
export type Came =
  | { readonly kind: 'entered'; readonly entry: Entry }
  | { readonly kind: 'again'; readonly entry: Entry }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A fault of ours; nothing has changed. */
  | { readonly kind: 'failed' };

/** Who did something to an event, and what. */
export interface Deed {
  readonly by: Actor;
  readonly at: number;
  readonly command: string;
}

const MOST_TRIES = 5;
/** While the disk is full every try would cost reading the whole event again. */
const BREATHER = 500;
/** A long day is replayed in slices, between which others are served. */
const SLICE = 64;

/** Storage did not take it, so it has not happened. */
export class NotStored extends Error {}

/**
 * An event and its log in storage, which always agree: what could not be stored has not happened, and what
 * another process stored is taken over. Its owner calls one thing at a time.
 */
export class KeptEvent {
  private state: Tournament | undefined;
  private roles: ReadonlyMap<string, EventRole> = new Map();
  private readonly keyed = new Map<string, Entry>();
  private readonly deeds: Deed[] = [];
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly stored: StoredEvent,
    private readonly dependencies: EventDependencies,
  ) {}

  /** Undefined until it is brought up, and after trouble until it is brought up again. */
  get tournament(): Tournament | undefined {
    return this.state;
  }

  /** Whom a token stands for, by its hash. */
  roleWith(tokenHash: string): EventRole | undefined {
    return this.roles.get(tokenHash);
  }

  /** Everybody with an organiser's link, in alphabetical order. */
  get organisers(): readonly string[] {
    return [...this.roles.values()]
      .flatMap((role) => (role.role === 'organiser' ? [role.name] : []))
      .toSorted();
  }

  /** Who changed the event to this version. */
  deedOf(version: number): Deed | undefined {
    return this.deeds[version - 1];
  }

  get nextMoment(): number | null {
    return this.state ? nextMoment(roundUnderWay(this.state)) : null;
  }

  /** The event, brought up if need be. */
  async makeReady(): Promise<Tournament> {
    if (this.state) return this.state;
    if (performance.now() - this.failedAt < BREATHER) throw new NotStored();
    try {
      await this.takeOver();
    } catch (error) {
      throw this.handleFailure(error);
    }
    return this.state!;
  }

  /** One thing that may change the event: tried in memory, stored, and only then entered. */
  async step(make: (tournament: Tournament) => Promise<Attempted>): Promise<Came> {
    await this.makeReady();
    try {
      return await this.tryAndKeep(make);
    } catch (error) {
      throw this.handleFailure(error);
    }
  }

  /** Where another process was first, what it did is taken over and the same is tried again: the rules tell whether it is stale. */
  private async tryAndKeep(make: (tournament: Tournament) => Promise<Attempted>): Promise<Came> {
    const { metrics, storage, now } = this.dependencies;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const tournament = this.state!;
      const { request, key, linksFor } = await make(tournament);
      const before = key === null ? undefined : this.keyed.get(key);
      if (before && equal(before.by, request.by)) return { kind: 'again', entry: before };
      const entry = this.attempt({ ...request, at: now() });
      if (entry === undefined) return { kind: 'failed' };
      if (isRefusal(entry)) return { kind: 'refused', refusal: entry };
      const after = this.after(entry);
      const links = linksFor(entry);
      const write = { event: this.stored.id, entry, key, links, ...after };
      if ((await metrics.storing.time(() => storage.events.append(write))) === 'stored') {
        this.take(entry, key);
        this.addRoles(links);
        return { kind: 'entered', entry };
      }
      await this.takeOver();
    }
    throw new NotStored();
  }

  /** Undefined when the rules fall over the request, which changes nothing. */
  private attempt(request: Request): Entry | Refusal | undefined {
    try {
      return attempt(this.state!, request);
    } catch (error) {
      const { metrics, log } = this.dependencies;
      metrics.bugs.add();
      log.error({ err: error, event: this.stored.id, command: request.command.kind }, 'a command failed');
      return undefined;
    }
  }

  /** Gives people a new token; the one before is of no use any longer. */
  async replaceLinks(links: readonly EventLink[]): Promise<void> {
    try {
      await this.dependencies.storage.events.replaceLinks(this.stored.id, links);
    } catch (error) {
      throw this.handleFailure(error);
    }
    this.addRoles(links);
  }

  /** Takes over what is in storage: only what is new when the event is in memory, everything otherwise. */
  async takeOver(): Promise<void> {
    const { events } = this.dependencies.storage;
    const { id, opening } = this.stored;
    const links = await events.links(id);
    const from = (this.state?.version ?? 0) + 1;
    const entries = await events.entries(id, from);
    if (!this.state) {
      this.keyed.clear();
      this.deeds.length = 0;
    }
    const tournament = this.state ?? openTournament(opening);
    // Only a whole replay is shown: of one that fails half way nothing stays.
    this.state = undefined;
    for (const [place, { entry, key }] of entries.entries()) {
      this.take(entry, key, tournament);
      if (place % SLICE === SLICE - 1) await setImmediate();
    }
    this.state = tournament;
    this.roles = new Map(links.map(({ tokenHash, role }) => [tokenHash, role]));
  }

  private take(entry: Entry, key: string | null, tournament = this.state!): void {
    const { by, at, command } = entry;
    enter(tournament, entry);
    this.deeds.push({ by, at, command });
    if (key !== null) this.keyed.set(key, entry);
  }

  private addRoles(links: readonly EventLink[]): void {
    if (links.length === 0) return;
    const replaced = new Set(links.map(({ role }) => JSON.stringify(role)));
    const kept = [...this.roles].filter(([, role]) => !replaced.has(JSON.stringify(role)));
    this.roles = new Map([...kept, ...links.map(({ tokenHash, role }) => [tokenHash, role] as const)]);
  }

  /** What the database notes beside an entry, as it will be once the entry is entered. */
  private after(entry: Entry): { readonly phase: Tournament['phase']; readonly nextMoment: number | null } {
    const kinds = new Set(entry.events.map(({ kind }) => kind));
    const phase = kinds.has('finished') ? 'over' : kinds.has('started') ? 'running' : this.state!.phase;
    if (ENDS_CLOCK.some((kind) => kinds.has(kind))) return { phase, nextMoment: null };
    if (!MOVES_CLOCK.some((kind) => kinds.has(kind))) return { phase, nextMoment: this.nextMoment };
    const later = structuredClone(this.state!);
    enter(later, entry);
    return { phase, nextMoment: nextMoment(roundUnderWay(later)) };
  }

  private handleFailure(error: unknown): NotStored {
    const { metrics, log } = this.dependencies;
    // What was tried in memory is forgotten: the next request begins from what storage has.
    this.state = undefined;
    this.failedAt = performance.now();
    if (error instanceof NotStored) return error;
    metrics.storageFailures.add();
    log.error({ err: error, event: this.stored.id }, 'an event could not be stored');
    return new NotStored();
  }
}

type Kind = TournamentEvent['kind'];

/** After these no clock runs. */
const ENDS_CLOCK: readonly Kind[] = ['roundDrawn', 'roundPublished', 'roundTakenBack', 'cutMade', 'finished'];

/** After these it ends at another moment. */
const MOVES_CLOCK: readonly Kind[] = [
  'clockStarted',
  'clockPaused',
  'clockResumed',
  'clockExtended',
  'timeRanOut',
];
