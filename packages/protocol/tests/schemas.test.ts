import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import type { RequestKind } from '../src/index.ts';
import { protocolSchema } from '../src/service.ts';
import { refereeWith } from './box-game.ts';

const { requests: requestSchemas, replies: replySchemas, results: resultSchemas } = protocolSchema;
const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));
const FILE = `${DOCS}referee-protocol.schema.json`;

interface Line {
  readonly request?: { readonly kind: string };
  readonly reply?: { readonly kind: string; readonly result?: unknown };
}

function linesOf(file: string): readonly Line[] {
  return readFileSync(`${DOCS}transcripts/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

const lines = readdirSync(`${DOCS}transcripts`).flatMap(linesOf);

test('the schema in the documentation is that of every message; SCHEMAS=write writes it anew', () => {
  const text = `${JSON.stringify(protocolSchema, null, 1)}\n`;
  if (process.env.SCHEMAS === 'write') writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

/** What the transcripts leave out: committed dice, scripts, saves, and an undo that needs consent. */
function further(): readonly Line[] {
  const service = refereeWith('the secret of this test');
  const said: Line[] = [];
  const ask = (kind: string, fields: object = {}): { readonly [field: string]: unknown } => {
    const request = { id: said.length, kind, ...fields };
    const reply = service.serveLine(JSON.stringify(request)) as NonNullable<Line['reply']>;
    said.push({ request }, { reply });
    return reply.result as { readonly [field: string]: unknown };
  };
  const ships = [
    { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [400, 300, 0] },
    { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [400, 450, 180] },
  ];
  ask('promise');
  ask('loadPosition', { game: 'xwing', position: { phase: 'combat', ships }, script: {} });
  ask('script', { script: { dice: { attack: ['blank', 'blank', 'blank'] } } });
  const { saved } = ask('save');
  ask('resume', { saved });
  const { decisions, version } = ask('decisions', { seat: 'p1' }) as {
    readonly decisions: readonly { readonly id: number }[];
    readonly version: number;
  };
  const answer = { weapon: 'primary', target: 'tie' };
  ask('complete', { seat: 'p1', decision: decisions[0]!.id, version, answer });
  ask('answer', { seat: 'p1', decision: decisions[0]!.id, version, answer });
  ask('undo', { by: 'p1' });
  ask('withdraw', { by: 'p1' });
  ask('undo', { by: 'p1' });
  ask('consent', { seat: 'p2', agrees: true });
  ask('redo', { by: 'p1' });
  ask('replay');
  return said;
}

test('every reply has the shape of its kind, and every result that of its request', () => {
  const checked = new Set<string>();
  const wrong: string[] = [];
  const all = [...lines, ...further()];
  all.forEach(({ reply }, index) => {
    if (!reply) return;
    const kind = reply.kind as keyof typeof replySchemas;
    if (!Compile(replySchemas[kind]).Check(reply)) wrong.push(JSON.stringify(reply).slice(0, 300));
    if (kind !== 'result') return;
    const asked = all[index - 1]?.request?.kind as RequestKind;
    if (!Compile(resultSchemas[asked]).Check(reply.result))
      wrong.push(`${asked} ${JSON.stringify(reply)}`.slice(0, 300));
    checked.add(asked);
  });
  expect(wrong).toEqual([]);
  const byName = (one: string, other: string) => (one < other ? -1 : 1);
  expect([...checked].sort(byName)).toEqual(Object.keys(requestSchemas).sort(byName));
});
