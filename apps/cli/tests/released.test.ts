import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Replay, SavedGame } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { file, folder, sortie } from './sortie.ts';

/** Replays and saved games of the first rules, which are older than this command line. */
const OLD = fileURLToPath(new URL('../../../packages/xwing/tests/released/xwing-0/', import.meta.url));
const replays = ['mission1.json', 'core2012.json', 'slavers-with-undo.json'];
const [save] = readdirSync(OLD).filter((name) => name.startsWith('saved-'));

const readReplay = (name: string) => JSON.parse(readFileSync(OLD + name, 'utf8')) as Replay;
const saved = JSON.parse(readFileSync(OLD + save!, 'utf8')) as SavedGame;

describe('a file of older rules', () => {
  test.each(replays)('%s is told, verified and called sound by its own rules', async (name) => {
    const { journal, milestones, finalHash } = readReplay(name);
    const told = await sortie(['replay', OLD + name]);
    const replayed = await sortie(['replay', OLD + name, '--verify']);
    const fair = await sortie(['verify', OLD + name]);
    const sound = await sortie(['validate', OLD + name]);
    expect(told.out).toContain(`Final hash ${finalHash}.`);
    expect(replayed.out).toContain(
      `The replay is sound: ${journal.length} entries, ${milestones.length} milestones`,
    );
    expect(fair.out).toContain('The dice follow from what the file says was promised.');
    expect(sound.out).toContain('replay, sound');
    expect([told, replayed, fair, sound].map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  });

  test('a saved game goes on and is saved again under its rules', async () => {
    const cwd = folder();
    const args = ['play', 'xwing', '--load', OLD + save!, '--opponent', 'random', '--save', 'on.json'];
    const { code } = await sortie(args, '1\n1\n', cwd);
    expect(code).toBe(0);
    const later = JSON.parse(readFileSync(`${cwd}/on.json`, 'utf8')) as SavedGame;
    expect(later.journal.length).toBeGreaterThan(saved.journal.length);
    expect(later.journal.slice(0, saved.journal.length)).toEqual(saved.journal);
    expect(later.formatVersion).toBe(saved.formatVersion);
    const { out } = await sortie(['validate', `${cwd}/on.json`]);
    expect(out).toContain('save, sound');
  });

  test('the referee protocol goes on with a saved game', async () => {
    const { out } = await sortie(['referee'], `${JSON.stringify({ id: 1, kind: 'resume', saved })}\n`);
    expect(JSON.parse(out)).toMatchObject({ id: 1, kind: 'result', result: { outcome: null } });
  });

  test('of rules that nobody kept is refused with their name', async () => {
    const opening = { ...saved.opening, rules: 'xwing-none' };
    const path = file('it.json', { ...saved, opening });
    const { code, err } = await sortie(['play', 'xwing', '--load', path]);
    expect(err).toContain('xwing-none');
    expect(code).not.toBe(0);
    const request = { id: 1, kind: 'resume', saved: { ...saved, opening } };
    const { out } = await sortie(['referee'], `${JSON.stringify(request)}\n`);
    expect(JSON.parse(out)).toMatchObject({ kind: 'error', problem: 'unknown-rules' });
    expect(out).toContain('xwing-none');
  });
});
