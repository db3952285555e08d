import type { Decision, Plain } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { Act } from '../../../../src/table/stage/act.ts';
import { duel, FightTable } from '../fight/fight-table.ts';
import { StagedFight, wordsOf } from './staged-fight.ts';

const shot = { weapon: 'primary', target: 'tie' };
const pass = ({ kind }: Decision) => (kind === 'useAbility' ? { pass: true } : undefined);

/** The faces of each pool, in each act with dice. */
const faces = (acts: readonly Act[]) =>
  acts.flatMap((act) =>
    act.kind === 'dice' ? [act.pools.map(({ dice }) => dice.map(({ name }) => name).join(' '))] : [],
  );

describe('an attack', () => {
  const laid = { attack: ['hit', 'crit', 'focus'], defense: ['evade', 'blank', 'blank'] };
  const cards = ['core2-directhit', 'core2-loosestabilizer'];

  test('is declared and its dice are rolled before anything is asked', () => {
    const fight = new StagedFight(duel({ ...laid, cards }));
    const acts = fight.answer(shot);
    expect(wordsOf(acts)).toEqual([
      'told: Luke Skywalker attacks Academy Pilot with its primary weapon at range 2.',
      'dice: Luke Skywalker rolls 3 attack dice.',
    ]);
    expect(acts.map(({ focus }) => focus)).toEqual([
      { pieces: ['luke', 'tie'] },
      { pieces: ['luke', 'tie'] },
    ]);
    expect(acts.map(({ marks }) => marks?.map(({ role }) => role))).toEqual([['attack'], ['attack']]);
    expect(faces(acts)).toEqual([['Die 1: hit Die 2: critical Die 3: focus']]);
    expect(acts.some(({ isLast }) => isLast)).toBe(false);
  });

  test('shows each modification by itself, with the dice as they lie', () => {
    const fight = new StagedFight(duel({ ...laid, cards }));
    fight.answer(shot);
    const focus = fight.table.decision;
    if (focus.answers.kind !== 'offers') throw new Error('tokens are offered');
    const spend = focus.answers.offers.find((offer) => JSON.stringify(offer).includes('focus'))!;
    const acts = fight.answer(spend);
    expect(wordsOf(acts)).toEqual(['dice: Focus: 1 die is turned.']);
    expect(faces(acts)).toEqual([['Die 1: hit Die 2: critical Die 3: hit']]);
    const [act] = acts;
    expect(act?.kind === 'dice' && act.pools[0]).toMatchObject({ changed: ['2'], isThrown: false });
  });

  test('ends with what was cancelled, the damage, and the ship that dies, of which the last waits', () => {
    const fight = new StagedFight(
      duel({
        attack: ['hit', 'crit', 'blank'],
        defense: ['evade', 'blank', 'blank'],
        cards: ['core2-loosestabilizer'],
      }),
    );
    fight.answer(shot);
    const acts = fight.play(pass);
    expect(wordsOf(acts)).toEqual([
      'dice: Academy Pilot rolls 3 defense dice.',
      'dice: Evade: 1 result is cancelled.',
      'dice: The attack hits: 1 critical.',
      'loss: Academy Pilot: 1 damage to the hull.',
      'shown: Academy Pilot is dealt Loose Stabilizer faceup.',
    ]);
    expect(acts.filter(({ isLast }) => isLast).map(({ kind }) => kind)).toEqual(['shown']);
    expect(acts.find(({ kind }) => kind === 'loss')).toMatchObject({
      at: { x: 400, y: 480 },
      losses: [{ tone: 'hull', count: 1 }],
      bars: [{ tone: 'hull', all: 3, before: 3, after: 2 }],
      sound: 'hull',
    });
  });

  test('that destroys its target shows the end of the ship where it stood', () => {
    const fight = new StagedFight(
      duel({
        attack: ['hit', 'crit', 'blank'],
        defense: ['blank', 'focus', 'blank'],
        cards: cards.toReversed(),
      }),
    );
    fight.answer(shot);
    const acts = fight.play(pass);
    expect(acts.at(-1)).toMatchObject({
      kind: 'destroyed',
      words: 'Academy Pilot is destroyed.',
      piece: 'tie',
      at: { x: 400, y: 480 },
      isLast: true,
      sound: 'blast',
    });
    expect(acts.map(({ kind }) => kind)).toEqual(['dice', 'dice', 'loss', 'shown', 'destroyed']);
    // Looked at again from the log alone, it is the same from its beginning, but for bars that nobody knows.
    const again = fight.again();
    expect(again.map(({ kind }) => kind)).toEqual(['told', 'dice', ...acts.map(({ kind }) => kind)]);
    expect(again.at(-1)).toMatchObject({ kind: 'destroyed', at: { x: 400, y: 480 }, isLast: true });
  });

  test('that misses ends with the dice', () => {
    const fight = new StagedFight(
      duel({ attack: ['blank', 'blank', 'focus'], defense: ['evade', 'focus', 'blank'] }),
    );
    fight.answer(shot);
    const acts = fight.play(pass);
    expect(wordsOf(acts)).toEqual(['dice: Academy Pilot rolls 3 defense dice.', 'dice: The attack misses.']);
    expect(acts.map(({ isLast }) => isLast === true)).toEqual([false, true]);
  });
});

type Dials = Readonly<Record<string, { readonly speed: number; readonly bearing: string }>>;

const dials: Dials = {
  tie: { speed: 2, bearing: 'straight' },
  biggs: { speed: 1, bearing: 'straight' },
  luke: { speed: 3, bearing: 'straight' },
};

/** Biggs flies a little ahead, Luke flies into him, a TIE is far away. */
function flight(as?: string): StagedFight {
  const ships = [
    { id: 'biggs', pilot: 'rebel:xwing:biggsdarklighter', side: 0, at: [400, 400, 0] },
    { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [400, 300, 0] },
    { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [100, 850, 180] },
  ] as const;
  return new StagedFight(FightTable.opened(ships, {}, { phase: 'planning' }), as);
}

const aboutShip = ({ about }: Decision) => (about as { readonly ship?: string }).ship ?? '';

/** Sets all dials, which nobody sees, and stops when the first side is ready. */
function planFirst(fight: StagedFight): readonly Act[] {
  return fight.play((open) => {
    if (open.kind === 'setDial') return dials[aboutShip(open)] as unknown as Plain;
    return undefined;
  });
}

const planOn = (open: Decision): Plain | undefined => {
  if (open.kind === 'setDial') return dials[aboutShip(open)] as unknown as Plain;
  if (open.kind !== 'endPlanning' || open.answers.kind !== 'offers') return undefined;
  return open.answers.offers[0];
};

/** Everything that stands in acts, to look for what must not be there. */
const everything = (acts: readonly Act[]) => JSON.stringify(acts);

test.each(['p1', 'p2', 'spectator'])('%s sees nothing of any dial before it is revealed', (as) => {
  const fight = flight(as);
  const planned = planFirst(fight);
  expect(planned).toEqual([]);
  expect(everything(planned)).not.toMatch(/straight/);
});

describe('an activation', () => {
  /** The first round only. */
  const played = (choose: (open: Decision) => Plain | undefined): readonly Act[] => {
    const fight = flight();
    const { round } = fight.table.view();
    return fight.play((open) => (fight.table.view().round === round ? choose(open) : undefined));
  };

  const actions = (open: Decision): Plain | undefined => {
    if (open.kind === 'performAction' && open.answers.kind === 'offers')
      return open.answers.offers.find((offer) => JSON.stringify(offer).includes('focus'));
    return planOn(open);
  };

  test('is a dial, a flight along its template, and what the ship does then; a bump is told with its price', () => {
    const acts = played(actions);
    expect(wordsOf(acts)).toEqual([
      'shown: Academy Pilot reveals 2 straight, green.',
      'move: Academy Pilot flies 2 straight.',
      'told: Academy Pilot performs an action: focus.',
      'shown: Biggs Darklighter reveals 1 straight, green.',
      'move: Biggs Darklighter flies 1 straight.',
      'told: Biggs Darklighter performs an action: focus.',
      'shown: Luke Skywalker reveals 3 straight, white.',
      'move: Luke Skywalker flies 3 straight.',
      'told: Luke Skywalker overlaps Biggs Darklighter, stops short and loses its action.',
    ]);
    const [, , bump] = acts.slice(-3);
    expect(bump).toMatchObject({
      kind: 'told',
      tone: 'warn',
      brief: 'Overlaps Biggs Darklighter: no action',
      focus: { pieces: ['luke', 'biggs'] },
      at: { x: 400, y: 437 },
    });
  });

  test('moves one piece an act, along the template, and ends where the ship stands', () => {
    const moves = played(actions).flatMap((act) => (act.kind === 'move' ? [act] : []));
    expect(moves.map(({ piece }) => piece)).toEqual(['tie', 'biggs', 'luke']);
    expect(moves.every(({ path, to }) => path!.length > 10 && path!.at(-1) === to)).toBe(true);
    expect(moves[2]!.to).toMatchObject({ x: 400, y: 437 });
    expect(moves[2]!.marks).toMatchObject([{ id: 'template', role: 'template' }]);
  });

  test('an action that is declined is told beside the ship, like one that is lost', () => {
    const acts = played((open) => {
      if (open.kind !== 'performAction' || aboutShip(open) !== 'biggs') return actions(open);
      return open.answers.kind === 'offers'
        ? open.answers.offers.find((offer) => JSON.stringify(offer).includes('skip'))
        : undefined;
    });
    expect(wordsOf(acts).slice(3, 7)).toEqual([
      'shown: Biggs Darklighter reveals 1 straight, green.',
      'move: Biggs Darklighter flies 1 straight.',
      'told: Biggs Darklighter performs no action.',
      'shown: Luke Skywalker reveals 3 straight, white.',
    ]);
    expect(acts[5]).toMatchObject({
      kind: 'told',
      tone: 'usual',
      brief: 'No action',
      focus: { pieces: ['biggs'] },
      at: { x: 400, y: 480 },
    });
  });

  test('a lock out of range is told with its reason beside the ship', () => {
    const acts = played((open) => {
      if (open.kind !== 'performAction' || open.answers.kind !== 'offers') return planOn(open);
      const lock = open.answers.offers.find((offer) => JSON.stringify(offer).includes('"tie"'));
      return aboutShip(open) === 'biggs' ? lock : actions(open);
    });
    const failed = acts.filter(({ kind, words }) => kind === 'told' && words.includes('out of range'));
    expect(failed).toMatchObject([
      {
        words: 'Biggs Darklighter is out of range to lock Academy Pilot.',
        brief: 'Out of range',
        tone: 'warn',
        focus: { pieces: ['biggs', 'tie'] },
        at: { x: 400, y: 480 },
      },
    ]);
  });

  test('whoever flies onto an asteroid is told to have lost the action', () => {
    const ships = [
      { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [400, 300, 0] },
      { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [100, 850, 180] },
    ] as const;
    const obstacles = [{ id: 'o1', kind: 'asteroid', outline: 1, at: [400, 460, 0] }] as const;
    const dice = { attack: ['blank'] };
    const fight = new StagedFight(FightTable.opened(ships, dice, { phase: 'planning', obstacles }));
    const { round } = fight.table.view();
    const acts = fight.play((open) => (fight.table.view().round === round ? actions(open) : undefined));
    expect(acts.filter(({ words }) => words.includes('hits'))).toMatchObject([
      { kind: 'told', tone: 'warn', brief: 'Asteroid: no action', at: { x: 400, y: 460 } },
    ]);
  });
});
