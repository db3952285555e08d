import type { Decision, Plain } from '@sortie/kernel';
import {
  applyUpdateDifference,
  type Created,
  type LiveMessage,
  type Seated,
  type Update,
} from '@sortie/protocol';
import WebSocket from 'ws';

/** A seat at a game, with the token that opens it. */
export interface Sitting {
  readonly url: string;
  readonly game: string;
  readonly seat: string;
  readonly token: string;
}

async function post<Result>(address: string, body: object): Promise<Result> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Result;
}

interface WantedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, Plain>>;
  readonly forces: readonly [Plain, Plain];
}

/** A game by link whose two people have sat down with their forces. */
export async function openLinkGame(url: string, { game, options, forces }: WantedGame): Promise<Sitting[]> {
  const seats = forces.map((_, side) => ({ seat: `p${side + 1}`, side, who: 'person' }));
  const made: Created = await post(`${url}/api/games`, { game, options, spectators: true, seats });
  const sittings: Sitting[] = [];
  for (const [side, force] of forces.entries()) {
    const { seat, invite } = made.seats[side]!;
    const body = { invite, name: `Player ${side + 1}`, seed: `seed ${seat}`, force };
    const { token }: Seated = await post(`${url}/api/games/${made.id}/seats/${seat}`, body);
    sittings.push({ url, game: made.id, seat, token });
  }
  return sittings;
}

/** What a seat answers, from what it sees; undefined to answer nothing from now on. */
export type Policy = (decision: Decision, table: Plain) => Plain | undefined;

/** Plays a seat over a socket until its policy has had enough, or the game is over. */
export function playSeat(
  { url, game, seat, token }: Sitting,
  policy: Policy,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    let update: Update | undefined;
    let answered = -1;
    let next = 1;
    const leave = () => {
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.close();
      resolve();
    };
    signal.addEventListener('abort', leave);
    const consider = () => {
      const view = update?.view;
      const open = view?.decisions.find(({ settled }) => !settled);
      if (!view || !open || view.version === answered || signal.aborted) return;
      const answer = policy(open, view.table);
      if (answer === undefined) return leave();
      answered = view.version;
      const { version } = view;
      const request = { id: next++, kind: 'answer', seat, decision: open.id, version, answer };
      socket.send(JSON.stringify(request));
    };
    socket.on('error', reject);
    socket.on('open', () => {
      const join = { id: 0, kind: 'join', protocol: 1, game, token, differences: true };
      socket.send(JSON.stringify(join));
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as LiveMessage;
      if (message.kind === 'update') update = message;
      else if (message.kind === 'difference') update = applyUpdateDifference(update!, message);
      else if (message.kind === 'result' && message.id === 0) {
        update = (message.result as unknown as { readonly update: Update }).update;
      } else if (message.kind === 'refused') answered = -1;
      if (update?.status === 'over') leave();
      else consider();
    });
  });
}
