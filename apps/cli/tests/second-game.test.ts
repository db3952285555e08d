import { games } from '@sortie/games';
import { describe, expect, test } from 'vitest';
import { file, sortie } from './sortie.ts';

const [, second] = games.kits;

describe('a game that is not the first of the registry', () => {
  test('is played in the terminal, board, pieces and options in its own words', async () => {
    const { name } = second!;
    const help = await sortie(['play', name, '--help']);
    expect(help.out).toContain(`--opponent=<${[...second!.levels, 'random', 'person'].join('|')}>`);
    const [typed] = (await second!.terminal()).examples[0]!;
    const { code, out, err } = await sortie(
      ['play', name, '--seed', 'terminal', '--obstacles', 'no'],
      ['why', typed, 'board', 'auto', 'auto', 'auto', 'quit'].join('\n'),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('1 close range, 2 medium range, 3 long range');
    expect(out).not.toContain('asteroids');
  });

  test('plays its games to the end, twice the same', async () => {
    const args = ['simulate', second!.name, '--games', '2', '--seed', '7', '--json'];
    const [one, other] = await Promise.all([sortie(args), sortie(args)]);
    expect(one.code).toBe(0);
    const { hash, finished } = JSON.parse(one.out) as { readonly hash: string; readonly finished: number };
    expect(finished).toBe(2);
    expect(JSON.parse(other.out)).toMatchObject({ hash });
  });

  test('has its lists checked, with the rule and the card of a fault', async () => {
    const lists = await second!.lists();
    const { list } = lists.presets[0]!;
    const sound = await sortie(['validate', file('sound.json', lists.write(list))]);
    expect(sound).toMatchObject({ code: 0, err: '' });
    const faulty = await sortie(['validate', file('faulty.json', lists.write(list)), '--points', '100']);
    expect(faulty.code).toBe(1);
    expect(faulty.out).toContain('point-limit');
  });
});
