import { type Refusal, refused } from '@sortie/kernel';
import { refusedReply, result } from '@sortie/protocol';
import type { Actor, Command, Entry } from '@sortie/tournaments/model';
import type { CommandTaken, EventRequest, ListedOrganisers, MadeLink } from '@sortie/tournaments/wire';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import { hashOf, newToken } from '../games/tokens.ts';
import type { EventLink } from '../storage/stored-event.ts';
import type { EventDependencies } from './event-dependencies.ts';
import type { Caller } from './event-group.ts';
import { actorAs, holdsRole, isSameRole } from './event-roles.ts';
import { judgeLists } from './judge-list.ts';
import type { Came, KeptEvent } from './kept-event.ts';
import { withDeeds } from './stale-refusal.ts';

type RequestOf<Kind> = Extract<EventRequest, { readonly kind: Kind }>;
type Token = NonNullable<CommandTaken['tokens']>[number];

const FEW_QUESTIONS = 5;

/** Carries out what is asked of an event; its owner calls one thing at a time. Throws NotStored. */
export class EventRequests {
  constructor(
    private readonly event: KeptEvent,
    private readonly dependencies: EventDependencies,
  ) {}

  async command(request: RequestOf<'eventCommand'>, { role }: Caller): Promise<LiveReply> {
    const { id, version, command, confirmed = [], key = null } = request;
    const by = actorAs(role);
    const tokens: Token[] = [];
    const { version: length } = await this.event.makeReady();
    if (length >= this.dependencies.mostEntries) {
      return problemReply(id, 'too-large', 'This event has become too long to go on.');
    }
    const came = await this.event.step(async (tournament) => {
      const judged = await judgeLists(command, tournament.settings, this.dependencies.games);
      return {
        request: { command: judged, by, version, confirmed },
        key,
        linksFor: (entry) => linksOfNewcomers(entry, tokens),
      };
    });
    if (came.kind === 'failed') return problemReply(id, 'failed', 'The request failed; nothing has changed.');
    if (came.kind === 'refused') return refusedReply(id, withDeeds(came.refusal, this.event));
    // Whoever has the key that only they gave registered already, and never heard the answer.
    if (came.kind === 'again') await this.event.replaceLinks(linksOfNewcomers(came.entry, tokens));
    else this.dependencies.metrics.eventEntries.add({ command: came.entry.command });
    const taken: CommandTaken = { version: came.entry.number, ...(tokens.length > 0 ? { tokens } : {}) };
    return result(id, taken);
  }

  /** Who runs the event: a lost link is replaced under the same name. */
  async listOrganisers({ id }: RequestOf<'listOrganisers'>, { role }: Caller): Promise<LiveReply> {
    await this.event.makeReady();
    if (role?.role !== 'organiser') return refusedReply(id, notAllowed('listOrganisers', role));
    const listed: ListedOrganisers = { organisers: this.event.organisers };
    return result(id, listed);
  }

  /** A link is made by an organiser; what the person had before dies. */
  async makeLink({ id, for: wanted }: RequestOf<'makeLink'>, caller: Caller): Promise<LiveReply> {
    const { role } = caller;
    const tournament = await this.event.makeReady();
    if (role?.role !== 'organiser') return refusedReply(id, notAllowed('makeLink', role));
    if (!holdsRole(wanted, tournament)) {
      const what = wanted.role === 'judge' ? wanted.judge : wanted.role === 'player' ? wanted.player : '';
      return refusedReply(id, refused('desk.unknown', { where: wanted.role, what }));
    }
    const token = newToken();
    const tokenHash = hashOf(token);
    await this.event.replaceLinks([{ role: wanted, tokenHash }]);
    const made: MadeLink = { token, isOwn: isSameRole(wanted, role) };
    if (made.isOwn) caller.tokenHash = tokenHash;
    return result(id, made);
  }

  /** What the clock or a game reports: nobody is there to be asked, so questions are answered with yes. */
  async report(command: Command, by: Actor): Promise<Came> {
    const confirmed: string[] = [];
    for (let asked = 0; ; asked++) {
      const came = await this.event.step(({ version }) =>
        Promise.resolve({ request: { command, by, version, confirmed }, key: null, linksFor: () => [] }),
      );
      if (came.kind !== 'refused' || !asks(came.refusal) || asked >= FEW_QUESTIONS) return came;
      confirmed.push(came.refusal.rule);
    }
  }
}

function notAllowed(where: string, role: Caller['role']): Refusal {
  return refused('desk.not-allowed', { what: 'role', where, role: role?.role ?? 'public' });
}

function asks({ about }: Refusal): boolean {
  return typeof about === 'object' && about !== null && 'ask' in about && about.ask === true;
}

/** Players who registered themselves get a token in the reply; nobody else ever does. */
function linksOfNewcomers({ by, events }: Entry, tokens: Token[]): readonly EventLink[] {
  tokens.length = 0;
  if (by.role !== 'public') return [];
  return events.flatMap((event): readonly EventLink[] => {
    if (event.kind !== 'playerAdded') return [];
    const { id: player } = event.player;
    const token = newToken();
    tokens.push({ player, token });
    return [{ role: { role: 'player', player }, tokenHash: hashOf(token) }];
  });
}
