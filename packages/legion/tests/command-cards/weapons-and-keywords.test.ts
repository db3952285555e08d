import type { UnitId } from '@sortie/legion/model';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';
import { played } from './played.ts';

const boba = { unit: 'boba-fett', at: [300, 300] } as const;
const storm = { unit: 'stormtroopers', at: [900, 300], left: 1 } as const;
const rebels = (x: number, y: number, left = 1) => ({ unit: 'rebel-troopers', at: [x, y], left }) as const;

const CARBINE = "Fett's EE-3 Carbine";

/** The weapons that a unit can add against each of its targets. */
function targetsOf(table: ReturnType<typeof played>) {
  const { answers } = table.question;
  if (answers.kind !== 'region') throw new Error('nobody is asked to form a pool');
  const { targets } = answers.region as unknown as {
    targets: { defender: string; type: string; weapons: { weapon: string }[] }[];
  };
  return targets.map(({ defender, type, weapons }) => [
    defender,
    type,
    weapons.map(({ weapon }) => weapon).sort(),
  ]);
}

describe('Z-6 Jetpack Rocket', () => {
  const aims = (card: string) =>
    played(card, {
      boba,
      storm: { ...storm, at: [600, 600] },
      near: rebels(300, 640),
      far: rebels(300, 860),
    });

  test('in his activation Boba Fett has the rocket, for ranges 3 and 4', () => {
    const table = aims('z-6-jetpack-rocket').activate('boba').acts('attack');
    expect(targetsOf(table)).toEqual([
      ['near', 'ranged', [CARBINE, 'Z-6 Jetpack Launcher']],
      ['far', 'ranged', ['Z-6 Jetpack Launcher']],
    ]);
  });

  test('others have none, and he has none with another card', () => {
    const other = aims('z-6-jetpack-rocket').activate('storm').acts('attack');
    expect(targetsOf(other).flatMap(([, , weapons]) => weapons)).not.toContain('Z-6 Jetpack Launcher');
    const usual = aims('ambush').activate('boba').acts('attack');
    expect(targetsOf(usual)).toEqual([['near', 'ranged', [CARBINE]]]);
  });
});

describe('ZX Flame Projector', () => {
  const aims = (card: string, y: number) => played(card, { boba, storm, one: rebels(300, y) });

  test('in his activation Boba Fett has it at range 1 and in melee', () => {
    const ranged = aims('zx-flame-projector', 420).activate('boba').acts('attack');
    expect(targetsOf(ranged)).toEqual([['one', 'ranged', [CARBINE, 'Wrist Rocket', 'ZX Flame Projector']]]);
    const melee = aims('zx-flame-projector', 327).activate('boba').acts('attack');
    expect(targetsOf(melee)).toEqual([['one', 'melee', ['Boot Spikes', 'ZX Flame Projector']]]);
  });

  test('not beyond range 1, nor with another card', () => {
    const far = aims('zx-flame-projector', 560).activate('boba').acts('attack');
    expect(targetsOf(far)).toEqual([['one', 'ranged', [CARBINE, 'Wrist Rocket']]]);
    const usual = aims('ambush', 420).activate('boba').acts('attack');
    expect(targetsOf(usual)).toEqual([['one', 'ranged', [CARBINE, 'Wrist Rocket']]]);
  });
});

describe('Whipcord Launcher', () => {
  const throws = (units: object, card = 'whipcord-launcher') => played(card, { boba, storm, ...units });
  const action = { action: 'card', card: 'p1.whipcord-launcher' };

  test('for an action an enemy trooper unit in sight at range 1 is bound', () => {
    const table = throws({
      one: rebels(300, 420),
      two: rebels(400, 380),
      rt: { unit: 'at-rt', at: [200, 400] },
      far: rebels(300, 600),
    });
    table.activate('boba').answers(action).asks('chooseForCard', { source: 'whipcord-launcher' });
    table.offersExactly({ unit: 'one' }, { unit: 'two' }).answers({ unit: 'two' });
    table.hasTokens('two', { immobilize: 2, suppression: 2 }).hasTokens('one', {});
    table.asks('chooseAction', { unit: 'boba', actions: 1 });
    table.refuses(action, 'lg.actions.card.each-distinct');
  });

  test('he may walk away from a trooper unit that is immobilized, and from no other', () => {
    const bound = throws({ one: { ...rebels(300, 327), tokens: { immobilize: 1 } } }).activate('boba');
    const moves = (table: typeof bound) =>
      table.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(moves(bound)).toContainEqual({ action: 'move', move: 'standard' });
    const free = throws({ one: rebels(300, 327) }).activate('boba');
    expect(moves(free)).toEqual([{ action: 'move', move: 'withdraw', actions: 2 }]);
  });

  test('one whom he does not see is not bound, and one alone is', () => {
    const wall = { terrain: [{ id: 'wall', piece: 'house-small', at: [300, 380] }] } as const;
    const hidden = played('whipcord-launcher', { boba, storm, one: rebels(300, 450) }, wall);
    hidden.activate('boba').refuses(action, 'lg.actions.card.icon');
    const alone = throws({ one: rebels(300, 420) })
      .activate('boba')
      .answers(action);
    if (alone.question.kind === 'chooseForCard') alone.answers({ unit: 'one' });
    alone.hasTokens('one', { immobilize: 2, suppression: 2 });
  });

  test('of two that he fights it is enough that a trooper unit among them is immobilized', () => {
    const mayGo = (units: object) => {
      const { state } = throws(units);
      const table = tableOf(state);
      return table.isPermitted({ kind: 'moveWhileEngaged', unit: table.unit('boba' as UnitId) });
    };
    const bound = { tokens: { immobilize: 1 } } as const;
    expect(mayGo({ one: { ...rebels(300, 327), ...bound }, two: rebels(300, 273) })).toBe(true);
    const walker = { unit: 'at-rt', at: [300, 300 - 48.5], ...bound } as const;
    expect(mayGo({ one: rebels(300, 327), walker })).toBe(false);
  });

  test('without a target, outside his activation and with another card there is no such action', () => {
    const rule = 'lg.actions.card.icon';
    throws({ far: rebels(300, 600) })
      .activate('boba')
      .refuses(action, rule);
    throws({ one: rebels(300, 420) })
      .activate('storm')
      .refuses(action, rule);
    throws({ one: rebels(300, 420) }, 'ambush')
      .activate('boba')
      .refuses(action, rule);
  });
});

shows(
  ['lg.unit-keyword.inspire.remove', 'lg.cards.abilities'],
  'Turning the Tide gives Inspire 2 to friendly support and heavy units, and to nobody else',
  () => {
    const tide = (first: string, card = 'turning-the-tide') =>
      played(
        card,
        {
          leia: { unit: 'leia-organa', at: [300, 300], order: 'pool', tokens: { suppression: 1 } },
          rt: { unit: 'at-rt', at: [400, 300] },
          rebels: rebels(500, 300),
          walker: { unit: 'at-st', at: [900, 800] },
          storm: {
            unit: 'stormtroopers',
            at: [1000, 600],
            left: 1,
            order: 'pool',
            tokens: { suppression: 1 },
          },
        },
        { whiteDefense: ['blank', 'blank'] },
      ).activate(first);
    tide('rt')
      .offersExactly({ use: 'rt.inspire', choice: ['leia'] }, { pass: true })
      .uses('inspire')
      .hasTokens('leia', {});
    tide('rebels').asks('chooseAction', { unit: 'rebels' });
    tide('walker').doesNotOffer('inspire');
    tide('rt', 'ambush').asks('chooseAction', { unit: 'rt' });
  },
);
