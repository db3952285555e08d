import type { Attack, AttackRange, Table } from '../model/index.ts';

/** What Evade does at each range. ar.defense.evade-long, ar.defense.evade-medium, ar.defense.evade-close-none */
const EFFECTS: Readonly<Record<AttackRange, 'cancel' | 'reroll' | 'none'>> = {
  long: 'cancel',
  medium: 'reroll',
  close: 'none',
  distance1: 'none',
};

const FARTHER: Readonly<Record<AttackRange, AttackRange>> = {
  long: 'long',
  medium: 'long',
  close: 'medium',
  distance1: 'medium',
};

export function evadeEffect(table: Table, attack: Attack): 'cancel' | 'reroll' | 'none' {
  const isFarther = table.isPermitted({ kind: 'evadeAsIfFarther', attack });
  return EFFECTS[isFarther ? FARTHER[attack.range] : attack.range];
}
