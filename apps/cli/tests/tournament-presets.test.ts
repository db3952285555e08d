import { expect, test } from 'vitest';
import { tournament } from './cup.ts';

test('presets are listed with their titles and the source of every figure', async () => {
  const { code, out } = await tournament('presets');
  expect(code).toBe(0);
  expect(out).toContain('armada: Armada, points by margin\n');
  expect(out).toMatch(/ {4}plan: no public text was found \(low\)\n/);
  const listed = JSON.parse((await tournament('presets', '--json')).out) as { name: string; title: string }[];
  expect(listed.map(({ name }) => name)).toEqual(['aces', 'aces-100', 'armada', 'legion', 'legion-share']);
});
