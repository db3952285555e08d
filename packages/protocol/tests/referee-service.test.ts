import { commitment, seedPromises } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../src/index.ts';
import { boxDesk, boxSetup, Desk } from './box-game.ts';

describe('a line that is no request', () => {
  const { service } = new Desk();

  test.each([
    ['not JSON at all', 'not-json', undefined, null],
    ['[1, 2]', 'malformed', undefined, null],
    ['"hello"', 'malformed', undefined, null],
    ['{"kind":"hello"}', 'no-id', 'id', null],
    ['{"id":{},"kind":"hello"}', 'no-id', 'id', null],
    ['{"id":1}', 'unknown-kind', 'kind', 1],
    ['{"id":1,"kind":"toString"}', 'unknown-kind', 'kind', 1],
    ['{"id":"a","kind":"answer","seat":"p1"}', 'malformed', 'decision', 'a'],
    ['{"id":"a","kind":"hello","protokoll":1}', 'malformed', 'protokoll', 'a'],
    ['{"id":2,"kind":"view","viewer":7}', 'malformed', 'viewer', 2],
    ['{"id":2,"kind":"script","script":{"dice":{"attack":[1]}}}', 'malformed', 'script.dice.attack.0', 2],
    ['{"id":3,"kind":"hello","__proto__":{}}', 'not-plain', undefined, 3],
    ['{"id":4,"kind":"view","viewer":"p1"}', 'no-game', undefined, 4],
    ['{"id":5,"kind":"newGame","game":"chess","setup":{}}', 'unknown-game', 'game', 5],
  ])('%s is answered with the problem, the field and the id', (line, problem, field, id) => {
    const reply = service.serveLine(line);
    expect(reply).toMatchObject({ kind: 'error', problem, id });
    expect('field' in reply ? reply.field : undefined).toBe(field);
  });
});

describe('the protocol', () => {
  test('says its version and its requests', () => {
    expect(new Desk().result({ kind: 'hello' })).toMatchObject({
      protocol: PROTOCOL_VERSION,
      games: ['xwing', 'armada', 'legion'],
    });
  });

  test('opens a game and tells who is waited for', () => {
    const opened = new Desk().result({ kind: 'newGame', game: 'xwing', setup: boxSetup, seed: 'a box' });
    expect(opened).toMatchObject({
      version: 0,
      outcome: null,
      seats: [
        { id: 'p1', side: 0 },
        { id: 'p2', side: 1 },
      ],
    });
    expect(opened.waitingFor).toHaveLength(1);
  });

  test('keeps the running game when another set-up is refused', () => {
    const desk = boxDesk();
    const before = desk.result({ kind: 'hash' });
    expect(desk.ask({ kind: 'newGame', game: 'xwing', setup: { players: [] } })).toMatchObject({
      kind: 'refused',
      rule: 'xw.setup.sides.two',
    });
    expect(desk.result({ kind: 'hash' })).toEqual(before);
  });

  test('takes an answer once: the same answer again is stale and changes nothing', () => {
    const desk = boxDesk();
    const { decisions, version } = desk.result({ kind: 'decisions' }) as never as {
      version: number;
      decisions: { id: number; seat: string; answers: { offers: object[] } }[];
    };
    const [{ id: decision, seat, answers }] = decisions as [(typeof decisions)[number]];
    const answer = { kind: 'answer', seat, decision, version, answer: answers.offers[0] };
    expect(desk.result(answer)).toMatchObject({ version: 1 });
    const before = desk.result({ kind: 'hash' });
    expect(desk.ask(answer)).toMatchObject({ kind: 'refused', rule: 'table.stale-answer' });
    expect(desk.result({ kind: 'hash' })).toEqual(before);
  });

  test('says why an answer is not legal, by the rule', () => {
    const desk = boxDesk();
    desk.playTo('setDial');
    const { decisions, version } = desk.result({ kind: 'decisions', seat: 'p1' }) as never as {
      version: number;
      decisions: { id: number; kind: string }[];
    };
    expect(decisions.map(({ kind }) => kind)).toEqual(['setDial']);
    const about = { kind: 'whyNot', seat: 'p1', decision: decisions[0]!.id, version };
    expect(desk.result({ ...about, answer: { speed: 5, bearing: 'straight' } })).toMatchObject({
      legal: false,
      rule: 'xw.ship.dial.matches-type',
    });
    expect(desk.result({ ...about, answer: { speed: 1, bearing: 'straight' } })).toEqual({ legal: true });
  });

  test('completes a legal answer to itself, and refuses what no question can complete', () => {
    const desk = new Desk();
    desk.result({ kind: 'newGame', game: 'xwing', setup: boxSetup, seed: 'a box' });
    const { decisions, version } = desk.result({ kind: 'decisions' }) as {
      version: number;
      decisions: { id: number; seat: string; answers: { offers?: object[]; suggestions?: object[] } }[];
    };
    const { id: decision, seat, answers } = decisions[0]!;
    const [answer] = answers.offers ?? answers.suggestions!;
    const about = { kind: 'complete', seat, decision, version };
    expect(desk.result({ ...about, answer })).toEqual({ answer });
    expect(desk.ask({ ...about, answer: 'nowhere' })).toMatchObject({ kind: 'refused' });
  });

  test('saves a game, resumes it elsewhere and goes on to the same state', () => {
    const first = boxDesk();
    first.playTo('setDial');
    const { saved } = first.result({ kind: 'save' });
    const second = new Desk();
    second.result({ kind: 'resume', saved });
    expect(second.result({ kind: 'hash' })).toEqual(first.result({ kind: 'hash' }));
    for (const desk of [first, second]) desk.play(6);
    expect(second.result({ kind: 'hash' })).toEqual(first.result({ kind: 'hash' }));
  });

  test('loads the position that it wrote', () => {
    const first = boxDesk();
    first.playTo('setDial');
    const { position } = first.result({ kind: 'position' });
    const second = new Desk();
    second.result({ kind: 'loadPosition', game: 'xwing', position });
    expect(second.result({ kind: 'position' })).toEqual({ position });
  });

  test('takes the last answer back, and the version still grows', () => {
    const desk = boxDesk();
    desk.playTo('setDial');
    const before = desk.result({ kind: 'hash' });
    desk.play(1);
    expect(desk.result({ kind: 'undo', by: 'judge' })).toMatchObject({ undo: 'undone', needs: [] });
    const after = desk.result({ kind: 'hash' });
    expect(after.hash).toBe(before.hash);
    expect(after.version).toBeGreaterThan(before.version as number);
  });

  test('asks the other seat for consent when a player wants back what was revealed', () => {
    const desk = boxDesk();
    desk.playTo('performAction');
    const asked = desk.ask({ kind: 'undo', by: 'p1' });
    expect(asked).toMatchObject({ kind: 'result', result: { undo: 'asked', needs: ['p2'] } });
    expect(desk.ask({ kind: 'consent', seat: 'p1', agrees: true })).toMatchObject({
      rule: 'table.nothing-to-consent-to',
    });
    expect(desk.result({ kind: 'consent', seat: 'p2', agrees: false })).toMatchObject({ undo: 'kept' });
  });

  test('lays out dice for a game that was opened with a script, and for no other', () => {
    const script = { dice: { attack: ['hit'] } };
    expect(boxDesk().ask({ kind: 'script', script })).toMatchObject({ rule: 'table.not-scripted' });
    expect(boxDesk({ script: {} }).ask({ kind: 'script', script })).toMatchObject({ kind: 'result' });
  });

  test('ends a game by a concession, which no later answer can change', () => {
    const desk = boxDesk();
    expect(desk.result({ kind: 'command', from: 'p1', command: { kind: 'concede' } })).toMatchObject({
      outcome: { winner: 1, rule: 'table.conceded' },
    });
    expect(desk.ask({ kind: 'command', from: 'p2', command: { kind: 'concede' } })).toMatchObject({
      rule: 'table.game-over',
    });
  });

  test('promises the dice before the players add their seeds, and reveals the secret afterwards', () => {
    const desk = new Desk();
    const seeds = { p1: 'from one', p2: 'from the other' };
    const open = { kind: 'newGame', game: 'xwing', setup: boxSetup, seeds };
    expect(desk.ask(open)).toMatchObject({ rule: 'table.seed-not-committed' });
    const promised = desk.result({ kind: 'promise' });
    expect(promised.commitment).toBe(commitment('a secret of the test'));
    expect(desk.result(open)).toMatchObject(promised);
    expect(desk.result({ kind: 'replay' })).not.toHaveProperty('replay.fairness.secret');
    desk.result({ kind: 'command', from: 'p1', command: { kind: 'concede' } });
    expect(desk.result({ kind: 'replay' })).toHaveProperty('replay.fairness.secret', 'a secret of the test');
  });

  test('keeps what players promised of their seeds, and refuses a seed that is another', () => {
    const seeds = { p1: 'from one', p2: 'from the other' };
    const promises = seedPromises(seeds);
    const open = { kind: 'newGame', game: 'xwing', setup: boxSetup, promises };
    const desk = new Desk();
    desk.result({ kind: 'promise' });
    expect(desk.ask({ ...open, seeds: { ...seeds, p2: 'chosen later' } })).toMatchObject({
      rule: 'table.seed-promise-broken',
      about: { seat: 'p2' },
    });
    desk.result({ ...open, seeds });
    expect(desk.result({ kind: 'replay' })).toHaveProperty('replay.fairness.promises', promises);
  });
});

describe('somebody at a seat', () => {
  test.each([
    { kind: 'view', viewer: 'p2' },
    { kind: 'view', viewer: 'referee' },
    { kind: 'log', viewer: 'p2' },
    { kind: 'decisions', seat: 'p2' },
    { kind: 'decisions' },
    { kind: 'save' },
    { kind: 'replay' },
    { kind: 'position' },
    { kind: 'hash' },
    { kind: 'quit' },
    { kind: 'newGame', game: 'xwing', setup: boxSetup },
    { kind: 'command', from: 'judge', command: { kind: 'script' } },
    { kind: 'undo', by: 'judge' },
    { kind: 'consent', seat: 'p2', agrees: true },
  ])('may not ask $kind for others', (request) => {
    const desk = boxDesk();
    expect(desk.ask(request, 'p1' as never)).toMatchObject({ kind: 'error', problem: 'not-allowed' });
    expect(desk.service.isDone).toBe(false);
  });

  test('may look and answer for that seat', () => {
    const desk = boxDesk();
    expect(desk.ask({ kind: 'view', viewer: 'p1' }, 'p1' as never).kind).toBe('result');
    expect(desk.ask({ kind: 'decisions', seat: 'p1' }, 'p1' as never).kind).toBe('result');
  });

  test('may have the replay when the game is over', () => {
    const desk = boxDesk();
    desk.result({ kind: 'command', from: 'p1', command: { kind: 'concede' } });
    expect(desk.ask({ kind: 'replay' }, 'p1' as never).kind).toBe('result');
  });
});
