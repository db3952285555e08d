import type { Draft, EngineEvent } from '@sortie/kernel';
import { copy, hash, isPlain, Referee, seededRandom } from '@sortie/kernel';
import { applyEvent } from '@sortie/testkit';
import type { WispEvent, WispState } from '@sortie/wisps/model';
import { wisps } from '@sortie/wisps/rules';
import type { WispReferee } from '@sortie/wisps/table';
import { open, playOn } from '@sortie/wisps/table';
import { expect, test } from 'vitest';
import type { ScratchReferee, ScratchState } from './scratch.ts';
import { A, asksFor, gives, scratchGame, words } from './scratch.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const STYLES = [3, 5, 7];

/** Goes through whole games answer by answer. */
function everyStep(see: (referee: WispReferee, made: number) => void): Set<string> {
  const met = new Set<string>();
  for (const [index, seed] of SEEDS.entries()) {
    const referee = open({ seed });
    const style = STYLES[index % STYLES.length]!;
    for (let made = 0; referee.outcome === null; made++) {
      for (const frame of referee.state.engine.stack) if (frame.window) met.add('window');
      for (const { kind } of referee.decisions()) met.add(kind);
      see(referee, made);
      playOne(referee, made, style);
    }
    see(referee, -1);
  }
  return met;
}

function playOne(referee: WispReferee, made: number, style: number): void {
  const all = referee.decisions().filter(({ settled }) => !settled);
  const { answers, seat, id, version } = all[(made * style) % all.length]!;
  const list = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  referee.answer(seat, { decision: id, version, answer: list[(made * style) % list.length]! });
}

test('the state is plain data at every step: JSON, structuredClone and copy give the same', () => {
  const met = everyStep(({ state }) => {
    expect(isPlain(state)).toBe(true);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(structuredClone(state)).toEqual(state);
    expect(copy(state)).toEqual(state);
    expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
  });
  const asked = ['bid', 'chooseWisp', 'useAbility', 'bargain', 'moveLeader', 'placeFollower', 'chooseTarget'];
  expect([...met].sort()).toEqual([...asked, 'window'].sort());
});

test('no two places of the state share one object, so a copy goes on like the state itself', () => {
  everyStep(({ state }) => {
    const seen = new Set<object>();
    const shared: object[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if (seen.has(value)) shared.push(value);
      seen.add(value);
      for (const field of Object.values(value)) walk(field);
    };
    walk(state);
    expect(shared).toEqual([]);
  });
});

test('a game taken up from a copy of its state at any step, also inside a window, ends the same', () => {
  for (const seed of SEEDS.slice(0, 2)) {
    const whole = open({ seed });
    const answers = playOn(whole);
    for (let cut = 0; cut <= answers; cut++) {
      const first = open({ seed });
      playOn(first, cut);
      const second = Referee.resume(wisps, JSON.parse(JSON.stringify(first.save())));
      if (!(second instanceof Referee)) throw new Error(second.rule);
      expect(second.decisions()).toEqual(first.decisions());
      expect(second.enter(whole.journal.slice(cut))).toBeUndefined();
      expect(second.hash()).toBe(whole.hash());
    }
  }
});

test('replaying the events reaches the same state as replaying the answers, at every step', () => {
  for (const seed of SEEDS) {
    const referee = open({ seed });
    const first = wisps.begin(referee.opening.setup, seededRandom(seed)) as WispState;
    let applied = 0;
    for (let made = 0; referee.outcome === null; made++) {
      for (; applied < referee.log.length; applied++) applyEvent(wisps, first, referee.log[applied]!);
      expect(hash(first)).toBe(referee.hash());
      playOne(referee, made, 5);
    }
  }
});

test('events in the log are not changed by what is written later', () => {
  for (const seed of SEEDS.slice(0, 3)) {
    const referee = open({ seed });
    const taken: string[] = referee.log.map((event) => JSON.stringify(event));
    const given: { events: readonly (WispEvent | EngineEvent)[]; json: string }[] = [];
    for (let made = 0; referee.outcome === null; made++) {
      playOne(referee, made, 3);
      const fresh = referee.log.slice(taken.length);
      given.push({ events: fresh, json: JSON.stringify(fresh) });
      taken.push(...fresh.map((event) => JSON.stringify(event)));
    }
    expect(referee.log.map((event) => JSON.stringify(event))).toEqual(taken);
    for (const { events, json } of given) expect(JSON.stringify(events)).toBe(json);
  }
});

test('a careless writer that keeps the event itself in the state does not change the log', () => {
  const given = {
    flows: [
      words.flow('main', [asksFor(A, 'one', ['x']), asksFor(A, 'two', ['x']), asksFor(A, 'stop', ['x'])]),
    ],
  };
  const careless: ReturnType<typeof scratchGame> = {
    ...scratchGame(given),
    apply: (state, event) => {
      const draft = state as Draft<ScratchState>;
      if (draft.said.length === 0) draft.said = event.words as string[];
      else draft.said.push(...event.words);
    },
  };
  const referee = Referee.open(careless, {
    game: 'scratch',
    rules: 'scratch-1',
    setup: null,
    seed: '',
  }) as ScratchReferee;
  gives(referee, A, 'x');
  gives(referee, A, 'x');
  expect(referee.logFor('referee')).toEqual([
    { kind: 'saidWord', words: ['x'] },
    { kind: 'saidWord', words: ['x'] },
  ]);
});

test('replaying a log leaves the log as it was', () => {
  const referee = open();
  playOn(referee);
  const before = JSON.stringify(referee.log);
  const state = wisps.begin(referee.opening.setup, seededRandom('any')) as WispState;
  for (const event of referee.log) applyEvent(wisps, state, event);
  expect(JSON.stringify(referee.log)).toBe(before);
});
