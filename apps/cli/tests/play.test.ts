import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, sortie } from './sortie.ts';

const lines = (...typed: readonly string[]) => `${typed.join('\n')}\n`;

describe('play', () => {
  test('takes a newcomer through a round: set up, plan, act, fight', async () => {
    const autos = Array.from({ length: 12 }, () => 'auto');
    const { code, out } = await sortie(['play', 'xwing', '--seed', '4'], lines('quick', ...autos));
    expect(code).toBe(0);
    for (const sentence of [
      'Luke Skywalker is deployed.',
      'Round 1.',
      'Planning phase.',
      'Which maneuver shall Luke Skywalker [A] fly?',
      'Is every dial as you want it?',
      'Activation phase.',
      'Which action shall Luke Skywalker [A] perform?',
      'Combat phase.',
      'Round 2.',
    ]) {
      expect(out).toContain(sentence);
    }
    expect(out).toMatch(/\|.*A[↑↗→↘↓↙←↖].*\|/);
    expect(out).toContain('ranges 1, 2, 3');
  });

  test('shows the time that is left for planning where it was agreed on', async () => {
    const input = lines('quick', 'auto', 'auto');
    const args = ['play', 'xwing', '--seed', '4'];
    const timed = await sortie([...args, '--timed-planning', 'yes'], input);
    expect(timed.code).toBe(0);
    expect(timed.out).toMatch(/2:00 > /);
    expect((await sortie(args, input)).out).not.toMatch(/\d:\d\d > /);
  });

  test('tells deed by deed, and in the middle of an attack what has come of it so far', async () => {
    const input = lines('quick', ...Array.from({ length: 60 }, () => 'auto'), 'log');
    const { out } = await sortie(['play', 'xwing', '--seed', '3'], input);
    expect(out).toContain('Luke Skywalker flies 1 bank left, leaves the play area and is lost.\n');
    expect(out).toContain('No attack from Luke Skywalker, "Mauler Mithel" and Black Squadron Pilot.\n');
    expect(out).toContain(`"Mauler Mithel" attacks Luke Skywalker at range 2.
  Attack dice: hit, hit.
  Defense dice: blank, blank.
Modify the defense dice: use a card or a token?
`);
    expect(out).toContain(
      '> "Mauler Mithel" attacks Luke Skywalker at range 2: 2 hits; 2 shields lost.\nNo attack from Black Squadron Pilot.\nEnd phase.\n',
    );
    expect(out).not.toContain('gets 1 focus token');
  });

  test('plays a whole game from a pipe, and its replay is sound', async () => {
    const cwd = folder();
    const input = lines('quick', ...Array.from({ length: 300 }, () => 'auto'));
    const args = ['play', 'xwing', '--seed', '4', '--replay', 'game.json'];
    const { code, out } = await sortie(args, input, cwd);
    expect(code).toBe(0);
    expect(out).toMatch(/(?:wins|a draw)\. \(xw\./);
    const checked = await sortie(['replay', 'game.json', '--verify'], '', cwd);
    expect(checked).toMatchObject({ code: 0, out: expect.stringMatching(/^The replay is sound/) });
  });

  test('makes dice that can be verified when no seed is given', async () => {
    const cwd = folder();
    const { out } = await sortie(['play', 'xwing', '--replay', 'game.json'], lines('quick', 'concede'), cwd);
    const promised = /The dice are promised: ([0-9a-f]{64})/.exec(out)?.[1];
    const replay = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as {
      fairness: { commitment: string };
    };
    expect(replay.fairness.commitment).toBe(promised);
    expect(await sortie(['verify', 'game.json'], '', cwd)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The dice follow from what the file says was promised.'),
    });
    const noted = ['verify', 'game.json', '--commitment', promised!];
    expect(await sortie(noted, '', cwd)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The dice were fair.'),
    });
    for (const other of [
      ['verify', 'game.json', '--commitment', '0'.repeat(64)],
      [...noted, '--seeds', 'p1=another'],
    ]) {
      expect(await sortie(other, '', cwd)).toMatchObject({
        code: 1,
        out: expect.stringContaining('does not agree with what you noted'),
      });
    }
    const forged = JSON.stringify({ ...replay, fairness: { ...replay.fairness, secret: 'another' } });
    const other = await sortie(['verify', join(cwd, 'game.json')], '', cwd);
    expect(other.code).toBe(0);
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(cwd, 'forged.json'), forged);
    expect(await sortie(['verify', 'forged.json'], '', cwd)).toMatchObject({
      code: 1,
      out: expect.stringContaining('not the one that was promised'),
    });
  });

  test('says why not, shows rules and takes back', async () => {
    const typed = lines('quick', 'why 5 straight', 'why', 'why 1 straight', '2', 'undo', 'quit');
    const { out } = await sortie(['play', 'xwing', '--seed', '4'], typed);
    expect(out).toContain('(xw.ship.dial.matches-type)');
    expect(out).toContain('(xw.planning.choose-secret)');
    expect(out).toContain('That is allowed.');
    expect(out).toMatch(/dial is set to 1 straight, green\.[\s\S]*Taken back\.\n[\s\S]*Which maneuver/);
  });

  test('saves after every answer and goes on from the file', async () => {
    const cwd = folder();
    const typed = lines('quick', 'auto', 'auto', 'quit');
    const first = await sortie(['play', 'xwing', '--seed', '4', '--save', 'game.json'], typed, cwd);
    expect(first.out).toContain('Saved in game.json.');
    const lastQuestion = first.out.split('\n').findLast((line) => line.endsWith('?'));
    const second = await sortie(['play', 'xwing', '--load', 'game.json'], '', cwd);
    expect(second.out).toContain(lastQuestion);
    expect(second.code).toBe(0);
  });

  test('lets a person place pieces by hand and refuses by the rule', async () => {
    const typed = lines('1', 'put 20 20 0', 'put 450 450 90', 'quit');
    const { out } = await sortie(['play', 'xwing', '--seed', '4', '--opponent', 'person'], typed);
    expect(out).toContain('(xw.setup.obstacle.edge-distance)');
    expect(out).toContain('places Asteroid 1.');
  });

  test('hides from two people at one keyboard what the other planned', async () => {
    const typed = lines('quick', '2', '1', 'quit');
    const { out } = await sortie(['play', 'xwing', '--seed', '4', '--opponent', 'person'], typed);
    expect(out).toContain('Player 2, it is your turn.');
    expect(out).not.toContain('dial is set to');
  });
});
