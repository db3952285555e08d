import { expect, test } from 'vitest';
import { protocolSchema, readLive } from '../src/service.ts';

const create = {
  game: 'xwing',
  options: {},
  spectators: true,
  seats: [
    { seat: 'p1', side: 0, who: 'person' },
    { seat: 'p2', side: 1, who: 'computer', level: 'hard', name: 'Droid', force: { faction: 'imperial' } },
  ],
};
const sit = { invite: 'i', name: 'Ana', seed: 's', force: { squad: { faction: 'rebel', ships: [] } } };
const gallery = { id: 2, kind: 'gallery', name: 'Zoë', text: 'Well flown!' };
const join = { id: 1, kind: 'join', protocol: 1, game: 'g', token: 't' };

test('a message as it should be is given back as it is', () => {
  expect(readLive('createGame', create)).toEqual(create);
  expect(readLive('createGame', { ...create, minutes: 600 })).toMatchObject({ minutes: 600 });
  expect(readLive('sit', sit)).toEqual(sit);
  expect(readLive('join', join)).toEqual(join);
  expect(readLive('gallery', gallery)).toEqual(gallery);
  const { seed: _, ...seatless } = sit;
  const promised = { ...seatless, promise: 'a'.repeat(64), key: 'k'.repeat(16) };
  expect(readLive('sit', promised)).toEqual(promised);
  const shown = { id: 3, kind: 'showSeed', seed: 's' };
  expect(readLive('showSeed', shown)).toEqual(shown);
});

test.each([
  ['createGame', { ...create, game: undefined }, ''],
  ['createGame', { ...create, spectators: 'yes' }, 'spectators'],
  ['createGame', { ...create, minutes: 0 }, 'minutes'],
  ['createGame', { ...create, seats: [] }, 'seats'],
  ['createGame', { ...create, seats: [{ seat: 'p1', side: 2, who: 'person' }] }, 'seats.0.side'],
  ['createGame', { ...create, extra: 1 }, 'extra'],
  ['sit', { ...sit, seed: '' }, 'seed'],
  ['sit', { ...sit, name: 'x'.repeat(41) }, 'name'],
  ['sit', { ...sit, promise: 'a short one' }, 'promise'],
  ['sit', { ...sit, key: 'guessed' }, 'key'],
  ['showSeed', { id: 3, kind: 'showSeed', seed: '' }, 'seed'],
  ['join', { ...join, protocol: -1 }, 'protocol'],
  ['join', { ...join, kind: 'hello' }, 'kind'],
  ['gallery', { ...gallery, text: '' }, 'text'],
  ['gallery', { ...gallery, text: 'x'.repeat(201) }, 'text'],
  ['gallery', { ...gallery, text: 'turned \u202eround' }, 'text'],
  ['gallery', { ...gallery, name: '' }, 'name'],
  ['gallery', { ...gallery, from: 'p1' }, 'from'],
] as const)('%s names the field that is wrong', (what, message, field) => {
  expect(readLive(what, message)).toMatchObject({ kind: 'fault', field });
});

test.each(['spectator', 'referee', 'clock', 'judge', '__proto__', '', 'a b', 'x'.repeat(33), '<b>'])(
  'no seat is named %j',
  (seat) => {
    const seats = [{ seat, side: 0, who: 'person' }];
    expect(readLive('createGame', { ...create, seats })).toMatchObject({
      kind: 'fault',
      field: 'seats.0.seat',
    });
  },
);

test.each(['\u0000', '\n', '\u202eevil', '\u2066', '\u200f'])('no name holds %j', (mark) => {
  expect(readLive('sit', { ...sit, name: `Ana${mark}` })).toMatchObject({ kind: 'fault', field: 'name' });
});

test('names of all languages are names', () => {
  for (const name of ['Zoë', 'Иван', '美咲', 'João 🚀', ''])
    expect(readLive('sit', { ...sit, name })).toMatchObject({ name });
});

test('what is no plain data is told without harm', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 10_000; depth++) deep = [deep];
  for (const given of [
    undefined,
    null,
    5,
    'text',
    [],
    deep,
    JSON.parse('{"__proto__":{"x":1}}') as unknown,
  ]) {
    for (const what of [
      'createGame',
      'sit',
      'replayAbout',
      'join',
      'gallery',
      'arrive',
      'showSeed',
      'judge',
    ] as const) {
      expect(readLive(what, given)).toMatchObject({ kind: 'fault' });
    }
  }
  expect(Object.keys(protocolSchema.live.requests)).toEqual([
    'createGame',
    'sit',
    'replayAbout',
    'join',
    'gallery',
    'arrive',
    'showSeed',
    'judge',
  ]);
});
