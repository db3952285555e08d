import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { refereeWith } from './box-game.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/transcripts/', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

/** A transcript has a line for every request and one for its reply. TRANSCRIPTS=write asks them anew. */
function transcript(requests: readonly unknown[]): string {
  const service = refereeWith('the secret of the transcript');
  return requests
    .flatMap((request) => [{ request }, { reply: service.serveLine(JSON.stringify(request)) }])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function requestsIn(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly request?: unknown })
    .flatMap(({ request }) => (request === undefined ? [] : [request]));
}

describe('a transcript in the documentation', () => {
  test('is there', () => {
    expect(files.length).toBeGreaterThan(1);
  });

  test.each(files)('%s is what the referee says, byte for byte', (file) => {
    const text = readFileSync(`${FOLDER}${file}`, 'utf8');
    const again = transcript(requestsIn(text));
    if (process.env.TRANSCRIPTS === 'write') writeFileSync(`${FOLDER}${file}`, again);
    expect(readFileSync(`${FOLDER}${file}`, 'utf8')).toBe(again);
    expect(text).toContain('"quit"');
  });
});
