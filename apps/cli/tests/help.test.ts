import { games } from '@sortie/games';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { sortie } from './sortie.ts';

describe('help', () => {
  test('names every command with what it does', async () => {
    const { code, out } = await sortie([]);
    expect(code).toBe(0);
    for (const [name, { summary }] of Object.entries(commands)) {
      expect(out).toMatch(new RegExp(`^ +${name} +${summary.slice(0, 20)}`, 'm'));
    }
  });

  test.each(Object.keys(commands))('of %s has its options and an example', async (name) => {
    const { code, out } = await sortie([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`sortie ${name}`);
    expect(out).toContain(`EXAMPLES\n\n  sortie ${commands[name]!.examples('xwing')[0]}`);
    // Colours are for people, not for files and pipes.
    expect(out).not.toContain('\x1b');
  });

  test('prints the version', async () => {
    expect(await sortie(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});

describe('a wrong call', () => {
  test.each([
    [['dance'], 'There is no command "dance"'],
    [['simulate'], 'GAME'],
    [
      ['simulate', 'chess'],
      `There is no game "chess"; try ${games.kits.map(({ name }) => name).join(', ')}.`,
    ],
    [['simulate', 'xwing', '--speed', '9'], 'no option --speed'],
    [['simulate', 'xwing', '--games', 'many'], '--games must be a whole number from 1'],
    [['simulate', 'xwing', '--check', 'never'], 'check'],
    [['simulate', 'xwing', '--squads', 'tie-swarm'], '--lists takes two lists'],
    [['simulate', 'xwing', '--squads', 'tie-swarm', 'heroes'], 'There is no list "heroes"'],
    [['simulate', 'xwing', '--squads', 'none.json', 'tie-swarm'], 'The file none.json cannot be read.'],
    [['play', 'xwing', '--battle', 'mission9'], '--battle may be duel, mission1, mission2, mission3, not'],
    [['play', 'xwing', '--points', 'many'], '--points may be'],
    [['play', 'xwing', '--opponent', 'ghost'], '--opponent may be easy, medium, hard, random, person, not'],
    [['play', 'xwing', '--load', 'gone.json'], 'The file gone.json cannot be read.'],
    [['replay'], 'FILE'],
    [['verify', 'gone.json'], 'The file gone.json cannot be read.'],
    [['rules', 'xwing', '--report', 'gone.json'], 'run npm test first'],
  ])('%s ends with 2 and one clear sentence', async (args, sentence) => {
    const { code, out, err } = await sortie(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
