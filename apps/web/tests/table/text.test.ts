import { expect, test } from 'vitest';
import { en } from '../../src/table/text/en.ts';
import { es } from '../../src/table/text/es.ts';
import { pt } from '../../src/table/text/pt.ts';

const valuesIn = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));

test.each([
  ['es', es],
  ['pt', pt],
] as const)('every sentence of the table says the same values in %s', (_language, words) => {
  for (const [key, english] of Object.entries(en)) {
    expect([key, valuesIn(words[key as keyof typeof en])]).toEqual([key, valuesIn(english)]);
  }
});
