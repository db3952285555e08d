import type { ConditionFacts } from '../condition.ts';

// biome-ignore format: one line a card
export const conditionFacts: readonly ConditionFacts[] = [
  { id: 'illshowyouthedarkside', name: "I'll Show You the Dark Side", unique: true },
  { id: 'fanaticaldevotion', name: 'Fanatical Devotion', unique: true },
  { id: 'suppressivefire', name: 'Suppressive Fire', unique: true },
  { id: 'adebttopay', name: 'A Debt to Pay', unique: true },
  { id: 'mimicked', name: 'Mimicked', unique: true },
  { id: 'shadowed', name: 'Shadowed', unique: true },
  { id: 'harpooned', name: 'Harpooned!' },
  { id: 'rattled', name: 'Rattled', unique: true },
  { id: 'scrambled', name: 'Scrambled', unique: true },
  { id: 'optimizedprototype', name: 'Optimized Prototype', unique: true, grants: [{ kind: 'value', value: 'shields', change: 1 }] },
];
