import { afterAll, describe, expect, test } from 'vitest';
import { type Listener, ViewerGroup } from '../src/games/viewer-group.ts';
import { liveLimits } from '../src/live/limits.ts';
import { Client, dice, play, seated } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
afterAll(end);

type Picture = Parameters<ViewerGroup['push']>[0];

/** Somebody who looks on, and whether they read. */
class Onlooker implements Listener {
  readonly viewer = 'spectator';
  readonly address = '1.1.1.1';
  readonly heard: { readonly kind: string; readonly log: { readonly from: number; readonly to: number } }[] =
    [];
  isBehind = false;

  constructor(readonly followsDifferences = true) {}

  hear(message: Buffer): void {
    this.heard.push(JSON.parse(message.toString()) as (typeof this.heard)[number]);
  }

  hangUp(): void {
    this.isBehind = true;
  }
}

describe('a crowd', () => {
  /** A picture that changes when it is told to, and counts how often it is drawn. */
  function scene() {
    const drawn = { times: 0 };
    let version = 0;
    const picture: Picture = (_viewer, from) => {
      drawn.times++;
      const events = Array.from({ length: version - from }, () => ({ kind: 'x' }));
      return {
        kind: 'update',
        version,
        log: { from, to: version, events },
      } as unknown as ReturnType<Picture>;
    };
    const change = () => {
      version++;
    };
    return { drawn, picture, change };
  }

  test('is shown one picture that is drawn once, however many come', () => {
    const { drawn, picture } = scene();
    const group = new ViewerGroup('spectator');
    const texts = Array.from({ length: 1000 }, () => {
      const onlooker = new Onlooker();
      group.add(onlooker);
      return group.welcome(onlooker, picture);
    });
    expect([drawn.times, new Set(texts).size]).toEqual([1, 1]);
  });

  test('goes on without those who do not read, who then get the newest state and the log from where they were', () => {
    const { picture, change } = scene();
    const group = new ViewerGroup('spectator');
    const [quick, slow] = [new Onlooker(), new Onlooker()];
    for (const each of [quick, slow]) {
      group.add(each);
      group.welcome(each, picture);
    }
    change();
    group.push(picture, undefined);
    slow.isBehind = true;
    for (let time = 0; time < 5; time++) {
      change();
      group.push(picture, undefined);
    }
    expect([quick.heard.length, slow.heard.length]).toEqual([6, 1]);
    slow.isBehind = false;
    change();
    group.push(picture, undefined);
    expect(slow.heard.at(-1)).toMatchObject({ kind: 'update', version: 7, log: { from: 1, to: 7 } });
    change();
    group.push(picture, undefined);
    expect(slow.heard.at(-1)).toEqual(quick.heard.at(-1));
    expect(slow.heard).toHaveLength(3);
  });

  test('that fell behind before an undo gets the log from its beginning', () => {
    const { picture, change } = scene();
    const group = new ViewerGroup('spectator');
    const slow = new Onlooker(false);
    group.add(slow);
    change();
    group.welcome(slow, picture);
    slow.isBehind = true;
    group.push(picture, undefined);
    group.beginLogAnew();
    slow.isBehind = false;
    group.push(picture, undefined);
    expect(slow.heard).toMatchObject([{ kind: 'update', log: { from: 0, to: 1 } }]);
  });
});

test('those who come and go are told to the others as a number, and not one by one', async () => {
  const { url } = await start();
  const { id, tokens } = await seated(url);
  const player = await Client.join(url, id, tokens.a);
  const { length } = player.heard;
  const crowd = await Promise.all(Array.from({ length: 30 }, () => Client.join(url, id)));
  await player.until(({ watching }) => watching === 30);
  expect(player.heard.length - length).toBeLessThanOrEqual(5);
  expect(player.heard.at(-1)!.length).toBeLessThan(200);
  for (const each of crowd) each.close();
  await player.until(({ watching }) => watching === 0);
  expect(JSON.stringify(player.now)).not.toContain('127.0.0.1');
  player.close();
});

test('a long log comes in parts', async () => {
  const { url } = await start();
  const { id, tokens } = await seated(url);
  const [a, b] = [await Client.join(url, id, tokens.a), await Client.join(url, id, tokens.b)];
  for (let word = 0; word < 510; word++) {
    await a.ask('command', { from: 'a', command: { kind: 'say', text: `${word}` } });
  }
  await a.until(({ log }) => log.to >= 510);
  const part = async (from: number) => {
    const reply = await a.ask('log', { viewer: 'a', from });
    return (reply as unknown as { result: { from: number; to: number; events: unknown[] } }).result;
  };
  const first = await part(0);
  expect([first.from, first.to, first.events.length]).toEqual([0, 500, 500]);
  const rest = await part(first.to);
  expect(rest.to).toBe(a.now.log.to);
  expect([...first.events, ...rest.events]).toEqual(a.log);
  expect(await part(1_000_000)).toMatchObject({ events: [] });
  expect(await a.ask('log', { viewer: 'b' })).toMatchObject({ problem: 'not-allowed' });
  for (const client of [a, b]) client.close();
});

test('somebody who stops reading in a game under way has it whole when they read again', async () => {
  const { url } = await start({
    limits: { ...liveLimits, pace: { burst: 1e6, perSecond: 1e6 }, mostBehind: 1000 },
  });
  const { id, tokens, created } = await seated(url);
  const slow = await Client.join(url, id, created.spectator, false);
  slow.socket.pause();
  const [a, b] = [await Client.join(url, id, tokens.a), await Client.join(url, id, tokens.b)];
  await Promise.all([play(a, dice(1), 40), play(b, dice(2), 40)]).catch(() => undefined);
  const { version } = a.now.version > b.now.version ? a.now : b.now;
  slow.socket.resume();
  await slow.until((update) => update.version >= version);
  const fresh = await Client.join(url, id, created.spectator, false);
  await slow.until((update) => update.version >= fresh.now.version);
  expect(slow.log).toEqual(fresh.log);
  expect(slow.view).toEqual(fresh.view);
  for (const client of [a, b, slow, fresh]) client.close();
});

test('the last places are for those who play', async () => {
  const { url } = await start({ limits: { ...liveLimits, mostSockets: 6, placesForSeats: 3 } });
  const { id, tokens } = await seated(url);
  const crowd = await Promise.all([1, 2, 3].map(() => Client.join(url, id)));
  await expect(Client.join(url, id)).rejects.toThrow('too-fast');
  const player = await Client.join(url, id, tokens.a);
  expect(await player.ask('view', { viewer: 'a' })).toMatchObject({ kind: 'result' });
  for (const each of [...crowd, player]) each.close();
});
