import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { shows } from '../shows.ts';
import { prints } from './made-up.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

type Table = ReturnType<typeof legionTable>;

const uses = ({ referee }: Table) =>
  referee.log.flatMap((event) => ('key' in event && event.kind === 'abilityUsed' ? [event.key] : []));

shows(
  ['lg.vehicle.ion.lose-actions', 'lg.vehicle.ion.discard', 'lg.move.immobilize.discard'],
  'ion and immobilize tokens are discarded at the end of their own unit’s activation and of no other',
  () => {
    const table = legionTable({
      walker: { unit: 'at-st', at: [400, 200] },
      other: { unit: 'at-st', at: [800, 200], tokens: { ion: 1, immobilize: 2 } },
      officer: { unit: 'imperial-officer', at: [1200, 200] },
      luke: { unit: 'luke-skywalker', at: [1500, 800], activated: true },
    });
    table.activate('walker').isDone();
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['walker']);
    expect(uses(table)).toEqual([]);
    table.hasTokens('other', { ion: 1, immobilize: 2 });
    table
      .activate('other')
      .asks('chooseAction', { unit: 'other', actions: 1 })
      .isDone()
      .hasTokens('other', {});
    expect(table.events('tokensRemoved')).toEqual([
      { kind: 'tokensRemoved', unit: 'other', token: 'ion', count: 1, source: 'lg.vehicle.ion.discard' },
      {
        kind: 'tokensRemoved',
        unit: 'other',
        token: 'immobilize',
        count: 2,
        source: 'lg.move.immobilize.discard',
      },
    ]);
  },
);

/** Stormtroopers shoot; the rebels stand behind a barricade and have a dodge token. */
const shot = (faces: readonly string[], more: { rebels?: Partial<UnitSpec>; piece?: string } = {}) =>
  legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 200], tokens: { aim: 1 } },
      rebels: {
        unit: 'rebel-troopers',
        miniatures: [{ at: [400, 490] }, { at: [370, 490] }, { at: [430, 490] }, { at: [400, 525] }],
        activated: true,
        tokens: { dodge: 1 },
        ...more.rebels,
      },
    },
    { terrain: [{ piece: more.piece ?? 'barricade', at: [400, 460] }] },
  ).attack('storm', 'rebels', { weapons: ['E-11 Blaster Rifle'], white: faces });

const cover = (choice: number) => ({ use: 'rebels.useCover', choice });
const dodge = (choice: string) => ({ use: 'rebels.dodge', choice });

shows(
  ['lg.actions.aim.spend-timing', 'lg.actions.dodge.spend', 'lg.attack.5.apply-dodge-cover'],
  'aim tokens are spent while dice are rerolled, dodge tokens and cover used when hits are cancelled',
  () => {
    const table = shot(['hit', 'hit', 'hit', 'blank']);
    table
      .refuses(dodge('hit'), 'lg.actions.dodge.spend')
      .refuses(cover(1), 'lg.attack.5.apply-dodge-cover')
      .passes();
    table
      .offersExactly(cover(1), cover(2), dodge('hit'), { pass: true })
      .refuses({ use: 'storm.aim', choice: ['white blank'] }, 'lg.actions.aim.spend-timing');
  },
);

shows(
  ['lg.attack.5.apply-dodge-cover', 'lg.cover.heavy-cancels-2', 'lg.attack.5.crits-immune'],
  'cover may be used bit by bit, before and after a dodge token, until it is used up',
  () => {
    const table = shot(['hit', 'hit', 'hit', 'critical']).passes();
    table
      .uses('useCover', 1)
      .offersExactly(cover(1), dodge('hit'), { pass: true })
      .uses('dodge', 'hit')
      .offersExactly(cover(1), { pass: true })
      .dice({ whiteDefense: ['block'] })
      .uses('useCover', 1);
    expect(table.events('coverUsed').map(({ count }) => count)).toEqual([1, 1]);
    table.ends();
  },
);

shows('lg.attack.5.apply-dodge-cover', 'without cover there is none to use', () => {
  shot(['hit', 'hit', 'hit', 'blank'], { piece: 'fence' })
    .passes()
    .offersExactly(dodge('hit'), { pass: true })
    .refuses(cover(1), 'lg.timing.when');
});

shows(
  'lg.golden-rules.cannot-is-absolute',
  'whoever cannot use its cover does not, however good it is',
  () => {
    prints('targeting-scopes', { forbids: { useCover: ({ pool }, { self }) => pool.defender === self } });
    shot(['hit', 'hit', 'hit', 'blank'], { rebels: { upgrades: ['targeting-scopes'] } })
      .passes()
      .offersExactly(dodge('hit'), { pass: true })
      .refuses(cover(1), 'lg.golden-rules.cannot-is-absolute');
  },
);

shows(
  ['lg.actions.dodge.spend', 'lg.golden-rules.component-over-rules'],
  'where a card lets dodge tokens cancel criticals each cancels a hit or a critical',
  () => {
    prints('targeting-scopes', {
      permits: { dodgeCriticals: ({ pool }, { self }) => pool.defender === self },
    });
    shot(['hit', 'critical', 'blank', 'blank'], {
      piece: 'fence',
      rebels: { upgrades: ['targeting-scopes'], tokens: { dodge: 2 } },
    })
      .passes()
      .offersExactly(dodge('hit'), dodge('critical'), { pass: true })
      .uses('dodge', 'critical')
      .attackDice('white hit', 'white blank', 'white blank')
      .offersExactly(dodge('hit'), { pass: true })
      .uses('dodge', 'hit')
      .ends();
  },
);
