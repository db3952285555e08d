import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE, protocolSchema } from '../src/service.ts';
import { boxDesk, boxSetup } from './box-game.ts';

const kinds = Object.keys(protocolSchema.requests).filter(
  (kind) => !['quit', 'newGame', 'loadPosition', 'resume'].includes(kind),
);
const names = ['p1', 'p2', 'spectator', 'referee', 'judge', 'clock', '', 'constructor', '__proto__'];

/** Requests that look like some of ours and mean nothing. */
const strange = fc.record({
  id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
  kind: fc.constantFrom(...kinds),
  ...Object.fromEntries(
    ['seat', 'viewer', 'from', 'by'].map((field) => [field, fc.constantFrom(...names)] as const),
  ),
  decision: fc.oneof(fc.nat(40), fc.double()),
  version: fc.oneof(fc.nat(10), fc.double()),
  answer: fc.jsonValue(),
  command: fc.jsonValue(),
  script: fc.jsonValue(),
});

/** Each kind gets only its own fields, so that the values reach the referee. */
const fitting = strange.map((request) => {
  const { kind } = request as { readonly kind: keyof typeof protocolSchema.requests };
  const own = Object.keys(protocolSchema.requests[kind].properties);
  return Object.fromEntries(Object.entries(request).filter(([field]) => own.includes(field)));
});

describe('hostile input', () => {
  test('any line gets one reply, and only accepted requests change the game', () => {
    const desk = boxDesk();
    desk.play(13);
    let before = desk.result({ kind: 'hash' });
    const lines = fc.oneof(
      fc.string(),
      fc.json(),
      strange.map((request) => JSON.stringify(request)),
      fitting.map((request) => JSON.stringify(request)),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const reply = desk.service.serveLine(line);
        expect(['result', 'refused', 'error']).toContain(reply.kind);
        expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
        const after = desk.result({ kind: 'hash' });
        expect(reply.kind === 'result' ? before : after).toEqual(before);
        before = after;
      }),
      { numRuns: 600, seed: 1 },
    );
    expect(desk.service.isDone).toBe(false);
  });

  test('openings made of anything are refused, and the game that runs goes on', () => {
    const desk = boxDesk();
    const before = desk.result({ kind: 'hash' });
    const document = fc.dictionary(
      fc.constantFrom(
        'players',
        'options',
        'ships',
        'phase',
        'format',
        'formatVersion',
        'state',
        'obstacles',
      ),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom('planning', 'combat', 'sortie-save', 1),
        fc.array(
          fc.record({
            id: fc.constant('s1'),
            pilot: fc.constant('rebel:xwing:lukeskywalker'),
            side: fc.nat(1),
            at: fc.jsonValue(),
            upgrades: fc.jsonValue(),
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(document, fc.constantFrom('setup', 'position', 'saved'), (value, field) => {
        const kind = { setup: 'newGame', position: 'loadPosition', saved: 'resume' }[field];
        const game = field === 'saved' ? {} : { game: 'xwing' };
        const reply = desk.ask({ kind, ...game, [field]: value });
        if (reply.kind === 'result')
          desk.result({ kind: 'newGame', game: 'xwing', setup: boxSetup, seed: 'a box' });
        expect(desk.result({ kind: 'hash' }).hash).toBe(before.hash);
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  test('a line that is nested a hundred thousand deep is answered', () => {
    const { service } = boxDesk();
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
      expect(service.serveLine(deep)).toMatchObject({ kind: 'error' });
      expect(service.serveLine(`{"id":1,"kind":"answer","answer":${deep}}`)).toMatchObject({ kind: 'error' });
    }
  });

  test('a line that is too long is answered without being read', () => {
    const { service } = boxDesk();
    expect(service.serveLine(`"${'a'.repeat(LONGEST_LINE)}"`)).toMatchObject({ problem: 'too-long' });
  });
});
