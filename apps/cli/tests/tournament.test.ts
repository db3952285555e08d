import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { madeCup, settleRound, tournament } from './cup.ts';
import { file } from './sortie.ts';

describe('an event in a file', () => {
  test('goes from its making to the standings, and every draw comes out again', async () => {
    const path = await madeCup('--scenarios', 'One,Two');
    for (const round of [1, 2, 3, 4]) {
      const paired = await tournament('pair', path);
      expect(paired.code).toBe(0);
      expect(paired.out).toMatch(new RegExp(`^Round ${round}: (One|Two)\n`));
      expect(paired.out).not.toContain('rematch');
      await settleRound(path);
    }
    const { out: last } = await tournament('pair', path);
    expect(last).toContain('(ev.swiss.winner)');
    const { out: listed } = await tournament('standings', path, '--json');
    const standings = JSON.parse(listed) as { name: string; rank: number; eventPoints: number }[];
    expect(standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(standings.map(({ name }) => name).toSorted()).toEqual(
      ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gil', 'Hal'].toSorted(),
    );
    expect(standings.reduce((sum, { eventPoints }) => sum + eventPoints, 0)).toBe(4 * 4 * 3);
    const { out: ended } = await tournament('finish', path);
    expect(ended).toContain(`1. ${standings[0]!.name}\n`);
    expect(ended).toContain('Secret: s\n');
    // A lot for each of eight players, and four rounds.
    const verified = await tournament('verify', path);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out).toMatch(/^All 12 draws came out again\.\n/);
    expect(readdirSync(dirname(path))).toEqual(['cup.json']);
  });

  test('prints the working of a player, and what it changed as JSON', async () => {
    const path = await madeCup();
    const { out: paired } = await tournament('pair', path, '--json');
    const { entries, next, version } = JSON.parse(paired) as {
      entries: { number: number; command: string }[];
      next: string;
      version: number;
    };
    expect(entries.map(({ command }) => command)).toEqual(['start', 'drawRound', 'publishRound']);
    expect(entries.at(-1)!.number).toBe(version);
    expect(next).toBe('startClock');
    await settleRound(path);
    const { out: working } = await tournament('standings', path, '--working', 'ANA');
    expect(working).toMatch(/^Ana: [03] points\n {2}round 1: (win|loss), [03] points, \d+ mission points\n/);
    expect(working).toMatch(/ {2}schedule: [03]\n {4}\w+: [03] points in 1 rounds, [03]\n/);
  });

  test('pairs as a draft that is drawn again, published and taken back', async () => {
    const path = await madeCup();
    expect((await tournament('pair', path, '--draft')).out).toContain('Round 1, a draft that only you see\n');
    expect((await tournament('result', path, '1', '--points', '1', '0')).out).toContain('(desk.no-round)');
    const { out: again } = await tournament('pair', path, '--draft');
    const { out: published } = await tournament('pair', path);
    const tables = (text: string) => text.split('\n').filter((line) => line.startsWith('  table'));
    expect(tables(published)).toEqual(tables(again));
    expect((await tournament('pair', path, '--back')).out).toContain('a draft that only you see');
    await tournament('pair', path);
    await tournament('result', path, '1', '--points', '1', '0');
    const back = await tournament('pair', path, '--back');
    expect(back).toMatchObject({ code: 1 });
    expect(back.out).toContain('(desk.has-results)');
  });

  test('says why who has the bye', async () => {
    const path = await madeCup();
    await tournament('add', path, 'Ivo');
    expect((await tournament('pair', path)).out).toMatch(/\n {2}bye: \w+ \(drawn by lot\)\n/);
    await settleRound(path);
    expect((await tournament('pair', path)).out).toMatch(/\n {2}bye: \w+ \(lowest standing.*\)\n/);
  });

  test('lets a player leave and come back with a loss for what was missed', async () => {
    const path = await madeCup();
    expect((await tournament('drop', path, 'hal')).out).toMatch(/^Hal: dropped\n/);
    const { out: paired } = await tournament('pair', path);
    expect(paired).not.toContain('Hal');
    const { out: back } = await tournament('drop', path, 'Hal', '--return');
    expect(back).toContain('Hal: present\nA loss for round 1\n');
  });

  test('works out mission points from what was destroyed', async () => {
    const path = await madeCup('--squad-limit', '100');
    await tournament('pair', path);
    const args = ['--destroyed', '60', '45', '--scenario', '4:0', '--squads', '100:97'];
    expect((await tournament('result', path, '2', ...args)).out).toMatch(
      /^Round 1, table 2: \w+ 67, \w+ 45: \w+ wins\n/,
    );
  });
});

describe('a refusal names the rule and leaves the file as it was', () => {
  test.each([
    ['of points that are no number', ['--points', 'many', '45'], 2, '--points must be a whole number'],
    ['of points below nothing', ['--points', '100:-5'], 2, '--points must be a whole number'],
    ['of one number', ['--points', '100'], 2, '--points takes two numbers'],
    ['of no ending', [], 2, 'How did it end?'],
    ['of two endings', ['--points', '1:0', '--conceded', 'Ana'], 2, 'How did it end?'],
    ['of a round that is not there', ['--points', '1:0', '--round', '7'], 1, '(desk.no-round)'],
    ['of a correction of nothing', ['--points', '1:0', '--why', 'misread'], 1, '(desk.not-settled)'],
    ['of a stranger', ['--conceded', 'Zoe'], 2, 'Nobody in the event is called "Zoe".'],
  ])('%s', async (_what, args, code, sentence) => {
    const path = await madeCup();
    await tournament('pair', path);
    const before = readFileSync(path, 'utf8');
    const ran = await tournament('result', path, '1', ...args);
    expect(ran.code).toBe(code);
    expect(ran.out + ran.err).toContain(sentence);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(dirname(path))).toEqual(['cup.json']);
  });

  test('of a winner with fewer points it asks, and --yes answers', async () => {
    const path = await madeCup();
    const { out: paired } = await tournament('pair', path);
    const [, winner] = / {2}table 1: (\w+) against/.exec(paired)!;
    const call = ['result', path, '1', '--points', '10:45', '--winner', winner!];
    const asked = await tournament(...call);
    expect(asked).toMatchObject({ code: 1 });
    expect(asked.out).toMatch(/^.+: .+ \(ev\.game-end\.win\)\n[\s\S]*add --yes\.\n$/);
    expect((await tournament(...call, '--yes')).out).toContain(`${winner} wins\n`);
    const corrected = await tournament('result', path, '1', '--points', '10:45', '--why', 'misread');
    expect(corrected.code).toBe(0);
    expect(corrected.out).not.toContain(`${winner} wins\n`);
  });

  test('of the players of a file it names every row', async () => {
    const path = await madeCup();
    const before = readFileSync(path, 'utf8');
    const players = file('more.csv', 'name,table\nAna,\n,3\nJim,x\n');
    expect(await tournament('add', path, '--players', players)).toEqual({
      code: 2,
      out: '',
      err: `Nothing was taken from ${players}: row 2, name "Ana" is there twice; row 3, name is missing; row 4, table "x" is not a number.\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('of a command that was made for an older version', async () => {
    const path = await madeCup();
    await tournament('pair', path);
    const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: readonly unknown[] };
    await tournament('result', path, '1', '--points', '1:0');
    const late = ['result', path, '1', '--points', '0:1', '--why', 'x', '--made-for', `${entries.length}`];
    const { code, out: told } = await tournament(...late, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(told)).toMatchObject({ refused: { rule: 'desk.stale' } });
  });

  test('while another command is changing the event; the lock of a killed one is taken over', async () => {
    const path = await madeCup();
    writeFileSync(`${path}.lock`, `${process.ppid}`);
    expect(await tournament('pair', path)).toMatchObject({
      code: 2,
      err: `Another command, process ${process.ppid}, is changing ${path}: try again.\n`,
    });
    writeFileSync(`${path}.lock`, 'killed');
    expect((await tournament('pair', path)).code).toBe(0);
    expect(readdirSync(dirname(path))).toEqual(['cup.json']);
  });

  test('of a file that is there, for a new event', async () => {
    const path = await madeCup();
    expect(await tournament('new', path, '--name', 'Other')).toMatchObject({ code: 2, out: '' });
  });
});
