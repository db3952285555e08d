import type { Rule } from '../rule.ts';
import type { xwingRuleIds } from './rule-ids.ts';

export type XwingRuleId = (typeof xwingRuleIds)[number];

export type XwingArea =
  | 'timing'
  | 'ship'
  | 'cards'
  | 'squad'
  | 'setup'
  | 'planning'
  | 'activation'
  | 'maneuver'
  | 'overlap'
  | 'flee'
  | 'obstacle'
  | 'stress'
  | 'action'
  | 'attack'
  | 'dice'
  | 'damage'
  | 'destroy'
  | 'end'
  | 'range'
  | 'arc'
  | 'turret'
  | 'secondary'
  | 'ion'
  | 'cloak'
  | 'bomb'
  | 'large'
  | 'winning'
  | 'optional'
  | 'mission'
  | 'mission1'
  | 'mission2'
  | 'mission3'
  | 'geometry'
  | 'carddata'
  | 'physical';

export type XwingRule = Rule<XwingRuleId, XwingArea>;
