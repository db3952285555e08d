import { expect } from 'vitest';
import { armyCost, judgeArmy, judgePartner } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { faultsOf, imperials, rebels } from './army-of.ts';

const team = { size: 'team' } as const;

shows('lg.team.army.points', 'an army of a team costs up to 600 points', () => {
  const army = rebels([
    ['luke-skywalker', 'force-push', 'force-reflexes'],
    ['at-rt', 'at-rt-laser-cannon'],
    ['rebel-commandos'],
    ['rebel-commandos-strike-team', 'dh-447-sniper'],
  ]);
  expect([armyCost(army), judgeArmy(army, team)]).toEqual([549, []]);
  const over = { ...army, units: [...army.units, { unit: 'wookiee-warriors', upgrades: [] }] };
  expect(judgeArmy(over, team)).toEqual([
    { rule: 'lg.team.army.points', reason: { kind: 'overPoints', cost: 624, limit: 600 } },
  ]);
});

shows('lg.team.army.rules', 'an army of a team obeys all rules of a standard army', () => {
  const army = rebels([['leia-organa'], ['luke-skywalker', 'anger']]);
  expect(faultsOf(army, team)).toEqual([
    ['lg.army.rank.commander-1-2', undefined, 'tooManyOfRank'],
    ['lg.army.upgrade.dark-side-only', 'anger', 'onlySide'],
  ]);
});

shows('lg.team.army.same-faction', 'both armies of a team are of one faction', () => {
  expect(judgePartner(rebels(), rebels())).toEqual([]);
  expect(judgePartner(rebels(), imperials())).toEqual([
    {
      rule: 'lg.team.army.same-faction',
      reason: { kind: 'partnerFaction', faction: 'rebel', partner: 'imperial' },
    },
  ]);
});

shows('lg.team.army.unique', 'a unique name is in one army of a team only', () => {
  const luke = rebels([['luke-skywalker']]);
  expect(judgePartner(luke, rebels([['leia-organa']]))).toEqual([]);
  expect(judgePartner(luke, luke)).toEqual([
    {
      rule: 'lg.team.army.unique',
      unit: 4,
      card: { kind: 'unit', id: 'luke-skywalker' },
      reason: { kind: 'uniqueOfPartner' },
    },
  ]);
  const weiss = imperials([['at-st', 'general-weiss']]);
  expect(judgePartner(weiss, weiss).map(({ card }) => card?.id)).toEqual(['general-weiss']);
  const unknown = rebels([['death-star']]);
  expect(judgePartner(unknown, luke)).toEqual([]);
});
