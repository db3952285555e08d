import type { XwingRule } from './xwing-rule.ts';

export const largeRules: readonly XwingRule[] = [
  {
    id: 'xw.large.definition',
    area: 'large',
    title: 'Large ship',
    rule: 'A ship on a base about 8 cm long is large and follows the small-ship rules except where noted.',
    kind: 'expansion',
    source: 'reference',
  },
  {
    id: 'xw.large.ion-single-ignored',
    area: 'large',
    title: 'Large ship with one ion token',
    rule: 'One ion token alone has no effect on a large ship and stays on it until a second arrives.',
    kind: 'expansion',
    source: 'reference',
  },
  {
    id: 'xw.large.ion-two',
    area: 'large',
    title: 'Large ship with two ion tokens',
    rule: 'With 2 or more ion tokens a large ship is ionized normally and loses all of them after executing its maneuver.',
    kind: 'expansion',
    source: 'reference',
  },
  {
    id: 'xw.large.barrel-roll',
    area: 'large',
    title: 'Large ship barrel roll',
    rule: 'A large ship barrel rolls with the speed-1 straight template laid lengthwise, a long edge instead of a short end against the base side at start and end; all other barrel roll rules apply.',
    kind: 'expansion',
    source: 'reference',
    note: 'That the long edge also meets the base at the end is inferred. Displacement in xw.geometry.pose.roll-large.',
  },
  {
    id: 'xw.large.deploy-overhang',
    area: 'large',
    title: 'Large ship deployment',
    rule: "A large ship's base may extend beyond range 1 (or the mission's zone) at deployment provided that, measured square to the edge, it covers the zone's whole depth from the edge to the far limit.",
    kind: 'expansion',
    source: 'reference',
    note: 'An 80 mm base fits inside 100 mm when square to the edge, so this matters for rotated bases (diagonal 113 mm) and shallower mission zones.',
  },
  {
    id: 'xw.large.deploy-inside-area',
    area: 'large',
    title: 'Large ship stays on the table',
    rule: 'No part of a large ship may be deployed outside the play area.',
    kind: 'expansion',
    source: 'reference',
  },
];
