import type { Draft } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import type { LegionRuleId } from '@sortie/rulebook/legion';
import { legionState } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { fullState } from '../view/full-state.ts';

test('a sound state has none', () => {
  expect(legion.faults(fullState())).toEqual([]);
});

type Breaking = (state: Draft<LegionState>) => void;

/** The only fault of a state that was sound before this change. */
function findsOnly(sentence: string, change: Breaking): void {
  const state = structuredClone(fullState()) as Draft<LegionState>;
  change(state);
  expect(legion.faults(state as LegionState)).toEqual([sentence]);
}

const againstRules: readonly (readonly [rules: readonly LegionRuleId[], string, Breaking])[] = [
  [
    ['lg.unit.leader.exactly-one'],
    'storm has 0 leaders',
    ({ units }) => (units[0]!.leader = 'luke.m1' as Draft<LegionState>['units'][0]['leader']),
  ],
  [['lg.defeat.miniature'], 'storm.m1 has 1 wounds', ({ units }) => (units[0]!.miniatures[0]!.wounds = 1)],
  [
    ['lg.defeat.miniature'],
    'storm.m1 is defeated and stands on the battlefield',
    ({ units }) => (units[0]!.miniatures[0]!.defeatedIn = 1),
  ],
  [
    ['lg.defeat.unit'],
    'luke is battlefield with the wrong miniatures',
    ({ units }) => Object.assign(units[4]!.miniatures[0]!, { defeatedIn: 1, stand: null }),
  ],
  [
    ['lg.defeat.off-battlefield.any-time'],
    'luke.m1 stands beside the table',
    ({ units }) => (units[4]!.miniatures[0]!.stand!.x = -1),
  ],
  [
    ['lg.transport.vehicle-defeated.place', 'lg.defeat.off-battlefield.any-time'],
    'luke is aboard walker, which is not there',
    ({ units }) => {
      Object.assign(units[4]!, { whereabouts: 'transported', vehicle: 'walker' });
      units[4]!.miniatures[0]!.stand = null;
      Object.assign(units[3]!, { whereabouts: 'defeated' });
      Object.assign(units[3]!.miniatures[0]!, { defeatedIn: 1, stand: null });
    },
  ],
  [
    ['lg.defeat.off-battlefield.any-time'],
    'luke.m1 stands nowhere',
    (state) => {
      state.units[4]!.miniatures[0]!.stand = null;
      state.engine.stack = state.engine.stack.filter(({ flow }) => flow !== 'move');
    },
  ],
  [
    ['lg.battle-card.objective.claim.carried'],
    'luke and what it has claimed do not agree',
    ({ units }) => Object.assign(units[4]!, { claimed: 'mine' }),
  ],
  [
    ['lg.battle-card.objective.claim.carried'],
    'mine and what it has claimed do not agree',
    ({ tokens }) => Object.assign(tokens[0]!, { unit: 'luke' }),
  ],
  [
    ['lg.orders.pool.contents'],
    'the pool of p1 holds commander for commander,corps',
    ({ players }) => players[0]!.pool.pop(),
  ],
  [
    ['lg.defeat.miniature'],
    'luke.m1 stands though luke does not',
    ({ units }) => Object.assign(units[4]!, { whereabouts: 'reserve' }),
  ],
];

for (const [rules, sentence, change] of againstRules)
  shows(rules, sentence, () => findsOnly(sentence, change));

const impossible: readonly (readonly [string, Breaking])[] = [
  ['storm has -1 aim tokens', ({ units }) => (units[0]!.tokens.aim = -1)],
  [
    'luke is battlefield and carried by walker',
    ({ units }) => Object.assign(units[4]!, { vehicle: 'walker' }),
  ],
  [
    'the bases of storm.m1 and luke.m1 overlap',
    ({ units }) => Object.assign(units[4]!.miniatures[0]!.stand!, { x: 510, y: 220 }),
  ],
  ['p2 has ambush twice', ({ players }) => players[1]!.hand.push('ambush')],
  ['storm.c1 has -1 wounds', ({ units }) => (units[0]!.upgrades[0]!.wounds = -1)],
  ['mine has -1 wounds', ({ tokens }) => (tokens[0]!.wounds = -1)],
  ['two tokens have one id', ({ tokens }) => tokens.push(tokens[0]!)],
  ['-1 victory tokens', (state) => (state.victoryTokens = [-1, 0])],
];

test.each(impossible)('%s', findsOnly);

shows(
  ['lg.battle-card.objective.claim.carried', 'lg.battle-card.rapid-reinforcements.set-aside'],
  'a condition token marks a unit that is set aside, and an objective token lies with the unit that claimed it',
  () => {
    const aside = { unit: 'rebel-troopers', whereabouts: 'aside', order: 'card' } as const;
    const claiming = { unit: 'rebel-troopers', at: [900, 300], claimed: 'crate' } as const;
    const faultsWith = (kind: string, unit: string) => {
      const tokens = [
        { id: 'mark', kind, at: null, unit },
        { id: 'crate', kind: 'objective', at: [900, 326.05], unit: 'claiming' },
      ];
      const vader = { unit: 'darth-vader', at: [300, 800] } as const;
      return legion.faults(legionState({ vader, aside, claiming }, { tokens } as never));
    };
    const fault = 'mark and what it has claimed do not agree';
    expect([faultsWith('condition', 'aside'), faultsWith('objective', 'aside')]).toEqual([[], [fault]]);
    expect(faultsWith('condition', 'vader')).toEqual([fault]);
  },
);
