import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable, legionWith, type MadeUpCard } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { gain, grant, orders, unitId } from './made-up.ts';

/** Vader acts; rebels with a standby token watch him from so far away. */
const watching = (y: number, more: object = {}, ...cards: readonly MadeUpCard[]) =>
  legionTable(
    {
      vader: { unit: 'darth-vader', at: [600, 100] },
      rebels: { unit: 'rebel-troopers', at: [600, y], tokens: { standby: 1 }, activated: true, ...more },
    },
    {},
    legionWith(...cards),
  );

const standbyUses = [
  { use: 'rebels.standbyToken', choice: { action: 'attack' } },
  { use: 'rebels.standbyToken#1', choice: { action: 'move' } },
  { pass: true },
];

const isAnswered = (table: LegionTable) =>
  table.open.some(({ kind, seat }) => kind === 'useAbility' && seat === 'p2');

shows(
  ['lg.standby.trigger', 'lg.standby.effect', 'lg.standby.range-any-mini', 'lg.standby.los-required'],
  'after an action of an enemy within range 2 and in sight a standby token may be spent to attack or to move',
  () => {
    watching(400)
      .acts('dodge')
      .asksSeat('p2')
      .offersExactly(...standbyUses);
    expect(isAnswered(watching(500).acts('dodge'))).toBe(false);
    // Its leader is too far away; another miniature is not.
    const stands = [
      [600, 470],
      [600, 440],
      [600, 410],
      [600, 380],
    ] as const;
    const spread = watching(0, { at: undefined, miniatures: stands.map((at) => ({ at })) }).acts('dodge');
    expect(isAnswered(spread)).toBe(true);
  },
);

shows('lg.standby.trigger', 'without a token, or by a friend, nothing is answered', () => {
  expect(isAnswered(watching(400, { tokens: { standby: 0 } }).acts('dodge'))).toBe(false);
  const friends = legionTable({
    vader: { unit: 'darth-vader', at: [600, 100] },
    storm: { unit: 'stormtroopers', at: [600, 250], tokens: { standby: 1 }, activated: true },
    luke: { unit: 'luke-skywalker', at: [600, 800] },
  }).acts('dodge');
  friends.asks('chooseAction', { unit: 'vader' });
});

shows('lg.unit-keyword.sentinel.effect', 'a unit with Sentinel watches up to range 3', () => {
  const cannon = { unit: '1-4-fd-laser-cannon-team' };
  expect(isAnswered(watching(560, cannon).acts('dodge'))).toBe(true);
  // Range 3 ends 457.2 from base to base, of which one has a radius of 13.5 and the other of 50.
  expect(isAnswered(watching(100 + 63.5 + 456, cannon).acts('dodge'))).toBe(true);
  expect(isAnswered(watching(100 + 63.5 + 460, cannon).acts('dodge'))).toBe(false);
});

shows(
  ['lg.standby.gain-token', 'lg.standby.max-one'],
  'a standby action gives a token, and a unit has no more than one',
  () => {
    const gives = orders('gives', ['p1', 'endOfActivation'], gain('storm', 'standby'));
    const table = legionTable(
      {
        storm: { unit: 'stormtroopers', at: [600, 100] },
        luke: { unit: 'luke-skywalker', at: [600, 800] },
      },
      {},
      legionWith(gives),
    );
    table.acts('standby').hasTokens('storm', { standby: 1 }).isDone();
    table.offers('gives').uses('gives').hasTokens('storm', { standby: 1 });
  },
);

const acting = (unit: string, ...cards: readonly MadeUpCard[]) =>
  legionTable(
    { it: { unit, at: [600, 100] }, luke: { unit: 'luke-skywalker', at: [600, 800] } },
    {},
    legionWith(...cards),
  );

shows(
  ['lg.standby.lose.trooper', 'lg.standby.lose.ground-vehicle'],
  'any later action loses the token, of troopers and of ground vehicles, and so does a free one',
  () => {
    for (const unit of ['stormtroopers', 'at-st']) {
      acting(unit).acts('standby').acts('aim').hasTokens('it', { aim: 1 });
      acting(unit).acts('aim').acts('standby').hasTokens('it', { aim: 1, standby: 1 });
    }
    const free = orders('free', ['p1', 'endOfActivation'], grant('it', 'dodge'));
    acting('stormtroopers', free).acts('standby').isDone().uses('free').hasTokens('it', { dodge: 1 });
  },
);

shows(
  ['lg.timing.after-action-order', 'lg.standby.before-after-effects'],
  'after an action: enemy standby, detonations with the other side first, then the rest with the acting player first',
  () => {
    const card = (seat: string, window: string): MadeUpCard => orders(`${seat} ${window}`, [seat, window]);
    const windows = ['standby', 'detonation', 'after'];
    const cards = windows.flatMap((window) => [card('p1', window), card('p2', window)]);
    const table = watching(400, { tokens: {} }, ...cards).acts('dodge');
    const heard: string[] = [];
    while (table.open.some(({ kind }) => kind === 'useAbility')) {
      heard.push((table.answersOffered[0] as { use: string }).use);
      table.passes();
    }
    expect(heard).toEqual(['p2 standby', 'p2 detonation', 'p1 detonation', 'p1 after', 'p2 after']);
    table.asks('chooseAction', { unit: 'vader' });
  },
);

shows(
  'lg.timing.after-action-order',
  'a free action taken in answer opens a queue of its own before the outer one goes on',
  () => {
    const answers = orders('answers', ['p2', 'standby'], grant('rebels', 'aim'));
    const follows = (seat: string): MadeUpCard => orders(`${seat} after`, [seat, 'after']);
    const table = watching(400, { tokens: {} }, answers, follows('p1'), follows('p2')).acts('dodge');
    table.uses('answers').hasTokens('rebels', { aim: 1 });
    // The rebels acted last, so their player is asked first, and only then Vader's action goes on.
    table.asksSeat('p2').offers('p2 after').passes().asksSeat('p1').offers('p1 after').passes();
    table.asksSeat('p1').offers('p1 after').passes().asksSeat('p2').offers('p2 after').passes();
    table.asks('chooseAction', { unit: 'vader' });
  },
);

shows(
  ['lg.standby.suppression-first', 'lg.suppression.timing-after-attack'],
  'a unit that is suppressed by what it could answer has no token left to answer with',
  () => {
    const attack = orders('attack', ['p1', 'startOfActivation'], gain('rebels', 'suppression'), {
      kind: 'finishDeed',
      deed: {
        unit: unitId('vader'),
        action: null,
        move: null,
        isMoveAction: false,
        isStandardMove: false,
        startedMelee: null,
        defenders: [unitId('rebels')],
        isAttackAction: false,
        isRangedAttack: true,
      },
    });
    const table = watching(400, {}, attack).uses('attack').hasTokens('rebels', { suppression: 1 });
    table.asks('chooseAction', { unit: 'vader' });
  },
);
