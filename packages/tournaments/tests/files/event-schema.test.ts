import { readFileSync, writeFileSync } from 'node:fs';
import { isRefusal } from '@sortie/kernel';
import { readEventFile, writeEventFile } from '@sortie/tournaments/files';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { eventFileSchema } from '../../src/files/event-schema.ts';
import { Day, organiser } from '../day.ts';

const FILE = new URL('../../../../docs/event-file.schema.json', import.meta.url);

test('the schema in the documentation is the one that files are read by; SCHEMAS=write writes it anew', () => {
  const text = `${JSON.stringify(eventFileSchema, null, 1)}\n`;
  if (process.env.SCHEMAS === 'write') writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

/** An event of which every part is there: lists, calls, corrections, a clock, a cut. */
function fullDay(): Day {
  const day = new Day({ scenarios: ['a', 'b'], rounds: 3, cut: 4 }).starts(9).publishes();
  const list = { text: 'two ships', isKnown: false, points: null, cards: [], faults: [] };
  const [absent] = day.round.pairings[0]!.players;
  day
    .does({ kind: 'removeMissing', player: absent }, organiser, ['ev.drop.no-show'])
    .does({ kind: 'startClock' })
    .does({ kind: 'extendClock', minutes: 5, table: 2 })
    .settles()
    .does({ kind: 'correctResult', round: 1, table: 2, result: { kind: 'notPlayed' }, why: 'misread' })
    .does({ kind: 'addPlayers', players: [{ name: 'Late', list }] })
    .plays(2);
  return day.does({ kind: 'makeCut' }).plays(2).does({ kind: 'finish' });
}

test('another validator takes by the schema what is read, and refuses what is not', () => {
  const schema = Compile(eventFileSchema as TSchema);
  const text = writeEventFile(fullDay().log);
  const document = JSON.parse(text) as Record<string, unknown>;
  expect([schema.Check(document), isRefusal(readEventFile(text))]).toEqual([true, false]);
  const damages: ((text: string) => string)[] = [
    (sound) => sound.replace('"stage":"swiss"', '"stage":"polka"'),
    (sound) => sound.replace('"isLocked":false', '"isLocked":0'),
    (sound) => sound.replace('"kind":"resultCorrected"', '"kind":"resultForgotten"'),
    (sound) => sound.replace('"missionPoints":[12,5]', '"missionPoints":[12]'),
    (sound) => sound.replace('"secret":', '"secrecy":'),
    (sound) => sound.replace('"role":"organiser","name":"Ana"', '"role":"organiser"'),
  ];
  for (const damage of damages) {
    const damaged = damage(text);
    expect(damaged).not.toBe(text);
    expect([schema.Check(JSON.parse(damaged)), isRefusal(readEventFile(damaged))]).toEqual([false, true]);
  }
});
