import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { gain, lose, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { aboard, carries, passenger } from './aboard.ts';

const leia = () => {
  carries();
  return passenger('leia-organa', { tokens: { aim: 1, suppression: 2 } as never });
};

shows(
  [
    'lg.transport.range-from',
    'lg.transport.range-to',
    'lg.transport.no-line-of-sight',
    'lg.transport.no-contact',
  ],
  'range is measured at the vehicle, but a passenger sees nobody, is not seen and touches nobody',
  () => {
    carries();
    const near = { unit: 'darth-vader', at: [600, 436.5], side: 1 } as const;
    const table = tableOf(aboard(passenger('leia-organa'), { near }).state);
    expect(table.range(unitId('mover'), unitId('near'))).toBe(table.range(unitId('carrier'), unitId('near')));
    expect(table.range(unitId('near'), unitId('mover'))).toBe(1);
    expect(table.range(unitId('enemy'), unitId('mover'))).toBe(5);
    expect(table.sees(unitId('near'), unitId('carrier'))).toBe(true);
    expect(table.sees(unitId('near'), unitId('mover'))).toBe(false);
    expect(table.sees(unitId('mover'), unitId('near'))).toBe(false);
    expect(table.inMeleeWith(unitId('carrier')).map(({ id }) => id)).toEqual(['near']);
    expect(table.inMeleeWith(unitId('mover'))).toEqual([]);
  },
);

shows(
  ['lg.transport.remove-tokens', 'lg.transport.wounds', 'lg.transport.no-spend-tokens'],
  'a passenger loses tokens and suffers wounds, but spends no token',
  () => {
    const wounds = {
      unit: unitId('mover'),
      left: 1,
      among: null,
      leaderLast: false,
      from: null,
      source: 'test',
    };
    const at = aboard(leia(), {}, [
      { kind: 'spendToken', unit: unitId('mover'), token: 'aim' },
      lose('mover', 'suppression', 1),
      gain('mover', 'dodge'),
      { kind: 'sufferWounds', wounds },
    ]).answers({ unit: 'carrier' });
    at.hasTokens('mover', { aim: 1, suppression: 1 }).hasWounds('mover', 1);
  },
);

shows('lg.transport.no-defend', 'a passenger cannot be attacked, its vehicle can', () => {
  carries();
  const near = { unit: 'darth-vader', at: [600, 436.5], side: 1 } as const;
  const at = aboard(passenger('leia-organa'), { near })
    .activate('near')
    .until('chooseAction', 'near')
    .acts('attack');
  const { targets } = (at.question.answers as never as { region: { targets: { defender: string }[] } })
    .region;
  expect(targets.map(({ defender }) => defender)).toEqual(['carrier']);
  at.refuses({ ...targets[0], defender: 'mover' } as never, 'lg.attack.1.choose-enemy-unit');
});

shows('lg.transport.until-disembark', 'it stays aboard while its vehicle moves and it does nothing', () => {
  carries();
  const at = aboard(passenger('leia-organa')).activate('carrier').until('chooseAction', 'carrier');
  at.acts('move', { move: 'standard' }).answers(at.answersOffered[0] as never);
  at.activate('mover').until('chooseAction', 'mover');
  at.has('mover', { whereabouts: 'transported', vehicle: 'carrier' });
});

shows('lg.transport.courage', 'a commander aboard lends its courage as far as its vehicle reaches', () => {
  carries();
  const shaken = {
    unit: 'rebel-troopers',
    at: [600, 700],
    side: 0,
    left: 1,
    tokens: { suppression: 2 },
  } as const;
  const at = aboard(passenger('leia-organa'), { shaken }, [], { whiteDefense: ['blank', 'blank'] });
  at.answers({ unit: 'shaken' }).asks('borrowCourage', { unit: 'shaken' });
  at.offersExactly({ unit: 'shaken' }, { unit: 'mover' });
});
