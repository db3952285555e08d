import { readFileSync } from 'node:fs';
import { games, usualChoices } from '@sortie/games';
import { type AnyReferee, positionFile, type Replay } from '@sortie/kernel';
import { findPreset, squadToXws } from '@sortie/xwing/lists';
import { describe, expect, test } from 'vitest';
import { openNewGame } from '../src/play/new-game.ts';
import { readList } from '../src/read-list.ts';
import { file, sortie } from './sortie.ts';

const swarm = squadToXws(findPreset('tie-swarm')!.squad);

const kit = games.find('xwing')!;

async function shortGame(): Promise<AnyReferee> {
  const choices = usualChoices(await kit.setup());
  const lists = [
    await readList('box-rebel', choices, kit),
    await readList('box-imperial', choices, kit),
  ] as const;
  const { referee } = await openNewGame(kit, { lists, choices, seed: 'files' });
  for (let each = 0; each < 15; each++) {
    const decision = referee.decisions().find(({ settled }) => !settled)!;
    const { answers, seat, id } = decision;
    const answer = (answers.kind === 'offers' ? answers.offers : answers.suggestions)[0]!;
    referee.answer(seat, { decision: id, version: referee.version, answer });
  }
  return referee;
}

const game = await shortGame();
const replay = game.replay();
const position = positionFile(game);

describe('validate', () => {
  test.each([
    ['list', swarm, 'TIE swarm: 6 ships, '],
    ['lists', [swarm, swarm], 'list 1: TIE swarm: '],
    ['save', game.save(), 'A game in round 1 after 15 entries, running.'],
    ['replay', replay, 'It replays to the same end: 15 entries'],
    ['position', position, 'A position: 3 ships, round 1'],
  ])('knows a sound %s', async (kind, document, note) => {
    const path = file('it.json', document);
    const { code, out } = await sortie(['validate', path]);
    expect(out).toContain(`${path}: ${kind}, sound\n  ${note}`);
    expect(code).toBe(0);
  });

  test.each([
    ['list', { ...swarm, faction: 'rebel' }, 'is Imperial and the squad is Rebel'],
    ['save', { ...game.save(), hash: '0000000000000000' }, 'The saved game is damaged.'],
    ['replay', { ...replay, finalHash: '0000000000000000' }, 'turns into another game at the end'],
    ['position', { ...(position as object), phase: 'lunch' }, 'Look at the field phase.'],
    ['unknown', { hello: 1 }, 'It is no list'],
    ['strange', { ...replay, opening: { ...replay.opening, game: 'chess' } }, 'It is of the game "chess"'],
    ['unknown', { phase: 'combat', ships: [] }, 'It is no list'],
  ])('ends with 1 for a broken %s and says what is wrong', async (kind, document, note) => {
    const { code, out } = await sortie(['validate', file('it.json', document), '--json']);
    expect(code).toBe(1);
    const [verdict] = JSON.parse(out) as [{ kind: string; sound: boolean; notes: string[] }];
    expect(verdict).toMatchObject({ kind, sound: false });
    expect(verdict.notes.join(' ')).toContain(note);
  });

  test('takes several files and says which is wrong', async () => {
    const [good, bad] = [file('good.json', swarm), file('bad.json', {})];
    const { code, out } = await sortie(['validate', good, bad]);
    expect(code).toBe(1);
    expect(out).toMatch(/good\.json: list, sound[\s\S]*bad\.json: unknown, NOT SOUND/);
  });

  test('does not take text for JSON', async () => {
    const { code, err } = await sortie(['validate', file('it.json', 'hello')]);
    expect(code).toBe(2);
    expect(err).toContain('does not hold JSON');
  });
});

describe('replay', () => {
  test('tells the game in sentences', async () => {
    const { code, out } = await sortie(['replay', file('it.json', replay)]);
    expect(code).toBe(0);
    expect(out).toContain('Luke Skywalker is deployed.\n');
    expect(out).toContain(`Final hash ${replay.finalHash}.`);
  });

  test('finds where a replay turns into another game', async () => {
    const forged: Replay = { ...replay, journal: replay.journal.slice(0, -1) };
    const { code, out } = await sortie(['replay', file('it.json', forged), '--verify']);
    expect(code).toBe(1);
    expect(out).toContain('It turns into another game at the end after 14 entries');
  });
});

describe('position', () => {
  test('draws a picture with every ship, named', async () => {
    const { code, out } = await sortie(['position', file('it.json', position), '--arcs']);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(out.match(/<title>/g)).toHaveLength(9);
    expect(out).toContain('<title>Luke Skywalker</title>');
    expect(out).toContain('&quot;Mauler Mithel&quot;');
    expect(out).toContain('range 3');
  });

  test('draws saves and replays, in characters and as a document too', async () => {
    const { out } = await sortie(['position', file('it.json', game.save()), '--text']);
    expect(out).toMatch(/A[↑↓]/);
    const again = await sortie(['position', file('it.json', replay), '--json']);
    expect(JSON.parse(again.out)).toEqual(position);
  });
});

describe('games', () => {
  test('names every game with the rules that new games are played by', async () => {
    const { code, out } = await sortie(['games', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(games.kits.map(({ name, title, rules }) => ({ name, title, rules })));
  });
});

describe('cards', () => {
  test('counts what can be played', async () => {
    const { code, out } = await sortie(['cards', 'xwing', '--json']);
    expect(code).toBe(0);
    const coverage = JSON.parse(out) as Record<string, { written: number; plain: number; missing: string[] }>;
    expect(Object.keys(coverage)).toEqual(['pilots', 'upgrades', 'damage', 'conditions']);
    expect(coverage.pilots!.plain).toBeGreaterThan(20);
  });
});

describe('rules', () => {
  const report = (shown: object, failed: object = {}) => file('rules.json', { shown, failed });

  test('counts the rules that passing tests show, by area', async () => {
    const path = report({ 'xw.stress.no-actions': ['a test'] });
    const { code, out } = await sortie(['rules', 'xwing', '--report', path, '--json']);
    expect(code).toBe(0);
    const coverage = JSON.parse(out) as { shown: number; areas: { area: string; shown: number }[] };
    expect(coverage.shown).toBe(1);
    expect(coverage.areas.filter(({ shown }) => shown > 0)).toMatchObject([{ area: 'stress', shown: 1 }]);
  });

  test('says how many of the shown rules a mutation run confirmed', async () => {
    const kept = new URL('../../../docs/mutation/xwing.json', import.meta.url);
    const { rules } = JSON.parse(readFileSync(kept, 'utf8')) as {
      rules: Record<string, { confirmed: boolean }>;
    };
    const confirmed = Object.keys(rules).filter((id) => rules[id]!.confirmed);
    const shown = Object.fromEntries([...confirmed, 'xw.stress.no-actions'].map((id) => [id, ['a test']]));
    const whole = await sortie(['rules', 'xwing', '--report', report(shown)]);
    expect(whole.out).toContain(`, ${confirmed.length} of them confirmed by mutation\n`);
    const [first] = confirmed;
    const one = await sortie(['rules', 'xwing', '--report', report({ [first!]: ['a test'] }), '--json']);
    expect(JSON.parse(one.out)).toMatchObject({ shown: 1, confirmed: 1 });
    const none = await sortie(['rules', 'xwing', '--report', report({}), '--json']);
    expect(JSON.parse(none.out)).toMatchObject({ shown: 0, confirmed: 0 });
  });

  test('with --check ends with 1 unless every rule is shown', async () => {
    const path = report({});
    expect((await sortie(['rules', 'xwing', '--report', path])).code).toBe(0);
    const { code, out } = await sortie(['rules', 'xwing', '--report', path, '--check']);
    expect(code).toBe(1);
    expect(out).toMatch(/^0 of \d+ X-Wing rules are shown/);
    const { behaviouralRules } = await import('@sortie/rulebook');
    const { xwingRulebook } = await import('@sortie/rulebook/xwing');
    const all = Object.fromEntries(
      behaviouralRules(await xwingRulebook.load('en')).map(({ id }) => [id, ['a test']]),
    );
    expect((await sortie(['rules', 'xwing', '--report', report(all), '--check'])).code).toBe(0);
  });

  test('ends with 1 when a test names a rule that is in no rulebook', async () => {
    const { code, out } = await sortie(['rules', 'xwing', '--report', report({ 'xw.made.up': ['a test'] })]);
    expect(code).toBe(1);
    expect(out).toContain('in no rulebook: xw.made.up');
  });
});

describe('referee', () => {
  test('answers every line, whatever separators it holds, and ends when asked to', async () => {
    const input = [
      '{"id":1,"kind":"hello","client":"a\u2028b"}',
      '',
      'nonsense',
      '{"id":2,"kind":"quit"}',
      '{"id":3,"kind":"hello"}',
    ];
    const { code, out } = await sortie(['referee'], input.join('\n'));
    expect(code).toBe(0);
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; kind: string });
    expect(replies.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'result'],
      [null, 'error'],
      [2, 'result'],
    ]);
  });

  test('prints the schema of every message that the documentation has', async () => {
    const { code, out } = await sortie(['referee', '--schema']);
    expect(code).toBe(0);
    expect(out).toBe(
      readFileSync(new URL('../../../docs/referee-protocol.schema.json', import.meta.url), 'utf8'),
    );
  });

  test('goes on with a game from a file', async () => {
    const path = file('it.json', game.save());
    const { out } = await sortie(['referee', '--load', path], '{"id":1,"kind":"hash"}\n');
    expect(JSON.parse(out)).toMatchObject({ result: { hash: game.hash() } });
  });
});
