import { games } from '@sortie/games';
import type { Shared } from '@sortie/protocol';
import type { RunningServer } from '../../src/server.ts';
import { asked, Client, dice, forces, play, seated, twoPeople } from '../client.ts';
import type { Target } from './target.ts';

/** Words of the long game. */
const WORDS = 900;

/** What every attack needs and no budget lets anybody make quickly: a long game that is over, and its replay. */
export async function prepareLongGame({ url }: Pick<RunningServer, 'url'>): Promise<Target['long']> {
  const { id, tokens } = await seated(url, { ...twoPeople, options: { points: 100, roundLimit: 12 } });
  const a = await Client.join(url, id, tokens.a);
  const b = await Client.join(url, id, tokens.b);
  for (let word = 0; word < WORDS; word++) {
    await a.ask('command', { from: 'a', command: { kind: 'say', text: `${word} ${'x'.repeat(480)}` } });
  }
  await Promise.all([play(a, dice(1), 400), play(b, dice(2), 400)]);
  if (a.now.status !== 'over') await a.ask('command', { from: 'a', command: { kind: 'concede' } });
  for (const client of [a, b]) client.close();
  const replay = await asked<object>(200, `${url}/api/games/${id}/replay`);
  const shared = await asked<Shared>(201, `${url}/api/replays`, replay);
  return { id, replay: shared.id };
}

/** A game whose seats are the attacker's, on the server that is attacked. */
export async function prepareTarget(url: string, long: Target['long']): Promise<Target> {
  const { id, tokens } = await seated(url);
  const { game } = twoPeople;
  return { url, game, rules: games.find(game)!.rules, own: { id, tokens }, long, forces };
}
