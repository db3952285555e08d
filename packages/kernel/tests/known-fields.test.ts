import { expect, test } from 'vitest';
import type { Request } from '../src/decision.ts';
import type { Entry } from '../src/journal.ts';
import { refusalOf } from '../src/legality.ts';
import { refused } from '../src/refusal.ts';
import { lastStandingPasses } from '../src/table-command.ts';

const place = (fields?: readonly string[]): Request => ({
  seat: 'a' as Request['seat'],
  kind: 'place',
  rule: 'wisps.place',
  about: undefined,
  key: '',
  settled: false,
  whyNot: undefined,
  answers: {
    kind: 'region',
    region: null,
    ...(fields ? { fields } : {}),
    refuse: (answer) => ((answer as { x?: number }).x === 1 ? undefined : refused('wisps.elsewhere')),
    suggest: () => [{ x: 1 }],
  },
});

test('an answer to a question of places has the fields it may have, and the strange one is named', () => {
  expect(refusalOf(place(['x', 'y']), { x: 1, y: 2 })).toBeUndefined();
  expect(refusalOf(place(['x']), { x: 1, junk: 'j' })).toEqual(
    refused('table.malformed-answer', { field: 'junk' }),
  );
  expect(refusalOf(place(['x']), { x: 2 })).toEqual(refused('wisps.elsewhere'));
  expect(refusalOf(place(), { x: 1, junk: 'j' })).toBeUndefined();
});

test('of standing passes that were taken back each is given again as it was given last', () => {
  const command = (from: string, fields: object) =>
    ({ kind: 'command', from, command: fields }) as unknown as Entry;
  const pass = (from: string, window: string, scope = 'round') =>
    command(from, { kind: 'passWindows', window, when: 'always', scope });
  const entries = [
    ...Array.from({ length: 1000 }, () => pass('a', 'w')),
    pass('b', 'w'),
    command('a', { kind: 'say', text: 'hello' }),
    command('a', { kind: 'askAgain', window: 'v' }),
    pass('a', 'w', 'game'),
    pass('a', 'v'),
  ];
  expect(lastStandingPasses(entries)).toEqual([
    pass('b', 'w'),
    command('a', { kind: 'askAgain', window: 'v' }),
    pass('a', 'w', 'game'),
    pass('a', 'v'),
  ]);
});
