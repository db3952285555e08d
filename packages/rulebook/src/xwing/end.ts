import type { XwingRule } from './xwing-rule.ts';

export const endRules: readonly XwingRule[] = [
  {
    id: 'xw.end.remove-focus-evade',
    area: 'end',
    title: 'End phase clean-up',
    rule: 'In the End phase all focus and evade tokens are removed from all ships.',
    kind: 'core',
    source: 'reference',
  },
  {
    id: 'xw.end.other-tokens-stay',
    area: 'end',
    title: 'Other tokens stay',
    rule: 'No other token type (lock, stress, ion, cloak, shield, critical hit, identifier) is removed in the End phase.',
    kind: 'core',
    source: 'reference',
  },
  {
    id: 'xw.end.card-effects',
    area: 'end',
    title: 'End phase effects',
    rule: 'Card and mission effects timed to the End phase resolve in it after focus and evade tokens have been removed, unless they name the start of the phase.',
    kind: 'core',
    source: 'core2012',
    note: 'The sequence is the order in which the 2012 rulebook lists the two; it is not numbered there.',
  },
];
