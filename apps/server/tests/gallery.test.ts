import { afterAll, beforeAll, expect, test } from 'vitest';
import { Gallery } from '../src/games/gallery.ts';
import { asked, Client, http, seated } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
let url: string;
beforeAll(async () => {
  ({ url } = await start());
});
afterAll(end);

const word = { name: 'Zoë', text: 'Well flown!' };

test('what somebody who looks on says is shown to everybody, and to those who come later', async () => {
  const { id, tokens } = await seated(url);
  const [player, plain, onlooker] = [
    await Client.join(url, id, tokens.a),
    await Client.join(url, id, tokens.b, false),
    await Client.join(url, id),
  ];
  const { version, log } = player.now;
  expect(await onlooker.ask('gallery', word)).toMatchObject({ kind: 'result', result: null });
  for (const client of [player, plain, onlooker]) {
    await client.when(() => client.now.gallery.length > 0);
    expect(client.now.gallery).toEqual([word]);
  }
  expect((await Client.join(url, id)).now.gallery).toEqual([word]);
  // It is no part of the game.
  expect(player.now.version).toBe(version);
  expect(player.now.log.to).toBe(log.to);
});

test('players do not speak from the gallery, and what is malformed is told', async () => {
  const { id, tokens } = await seated(url);
  const [player, onlooker] = [await Client.join(url, id, tokens.a), await Client.join(url, id)];
  expect(await player.ask('gallery', word)).toMatchObject({ kind: 'error', problem: 'unknown-kind' });
  for (const [wrong, field] of [
    [{ ...word, text: '' }, 'text'],
    [{ ...word, text: 'x'.repeat(201) }, 'text'],
    [{ ...word, name: '' }, 'name'],
    [{ ...word, name: 'a\nb' }, 'name'],
    [{ ...word, as: 'p1' }, 'as'],
  ] as const) {
    expect(await onlooker.ask('gallery', wrong)).toMatchObject({
      kind: 'error',
      problem: 'malformed',
      field,
    });
  }
  expect(onlooker.now.gallery).toEqual([]);
  expect(
    await onlooker.ask('command', { from: 'spectator', command: { kind: 'say', text: 'x' } }),
  ).toMatchObject({
    problem: 'not-allowed',
  });
});

test('whoever says too much at once is refused and stays', async () => {
  const { id } = await seated(url);
  const onlooker = await Client.join(url, id);
  const replies = [];
  for (let count = 0; count < 6; count++) {
    replies.push(await onlooker.ask('gallery', { ...word, text: `${count}` }));
  }
  expect(replies.map((reply) => ('problem' in reply ? reply.problem : reply.kind))).toEqual([
    ...Array.from({ length: 4 }, () => 'result'),
    'too-fast',
    'too-fast',
  ]);
  await onlooker.when(() => onlooker.now.gallery.length === 4);
  expect(onlooker.closed).toBe(undefined);
});

test('one game takes so much from all of its gallery together, and keeps the last of it', () => {
  const gallery = new Gallery();
  const taken = Array.from({ length: 30 }, (_, place) => gallery.take({ name: 'A', text: `${place}` }));
  expect(taken.filter(Boolean)).toHaveLength(20);
  expect(gallery.words.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, place) => `${place}`));
});

test('words of the gallery are in no replay', async () => {
  const { id, tokens } = await seated(url);
  const [player, onlooker] = [await Client.join(url, id, tokens.a), await Client.join(url, id)];
  await onlooker.ask('gallery', { name: 'Zoë', text: 'unmistakable' });
  await player.ask('command', { from: 'a', command: { kind: 'concede' } });
  await player.when(() => player.now.status === 'over');
  const replay = await asked<object>(200, `${url}/api/games/${id}/replay`);
  expect(JSON.stringify(replay)).not.toContain('unmistakable');
  expect(JSON.stringify((await http(`${url}/api/games/${id}`)).body)).not.toContain('unmistakable');
});
