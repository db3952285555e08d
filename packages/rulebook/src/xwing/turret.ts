import type { XwingRule } from './xwing-rule.ts';

export const turretRules: readonly XwingRule[] = [
  {
    id: 'xw.turret.definition',
    area: 'turret',
    title: 'Turret primary weapon',
    rule: 'A ship with the turret primary icon may use its primary weapon against an enemy at range 1-3 whether inside or outside its arc.',
    kind: 'expansion',
    source: 'reference',
  },
  {
    id: 'xw.turret.arc-still-printed',
    area: 'turret',
    title: 'Turret ships keep a normal arc',
    rule: 'A turret ship still has a printed arc smaller than 360 degrees, so in-arc and out-of-arc effects still distinguish targets.',
    kind: 'expansion',
    source: 'reference',
  },
  {
    id: 'xw.turret.secondary-needs-arc',
    area: 'turret',
    title: "Turret ship's secondary weapons",
    rule: "A turret ship's secondary weapon attacks require the target in its primary arc unless the Upgrade card says otherwise.",
    kind: 'expansion',
    source: 'reference',
  },
  {
    id: 'xw.turret.range-bonus-applies',
    area: 'turret',
    title: 'Turret primaries get range bonuses',
    rule: 'A turret primary attack is a primary weapon attack, so both range bonuses apply to it.',
    kind: 'expansion',
    source: 'reference',
    note: 'Inferred from the cross-references in the rules reference.',
  },
];
