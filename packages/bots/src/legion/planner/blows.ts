import type { Millimetres } from '@sortie/geometry';
import {
  type AttackDice,
  type AttackSurge,
  attackColours,
  attackDieFaces,
  defenseDieFaces,
  segmentMeasure,
  type UnitCard,
  unitCard,
  type Weapon,
} from '@sortie/legion/catalogue';
import type { tableOfView, UnitView } from '@sortie/legion/view';

/** Hits and criticals to be expected of a unit: in melee, and at ranges 1 to 5, the last beyond the ruler. */
export interface Blows {
  readonly melee: number;
  readonly ranged: readonly number[];
  /** The farthest range at which it does anything; 0 without a ranged weapon. */
  readonly farthest: number;
}

function expectedOf(dice: AttackDice, surge: AttackSurge): number {
  let sum = 0;
  for (const colour of attackColours) {
    const faces = attackDieFaces[colour];
    const good = faces.filter(
      (face) => face === 'hit' || face === 'critical' || (face === 'surge' && surge !== null),
    ).length;
    sum += (dice[colour] * good) / faces.length;
  }
  return sum;
}

function worthOf({ dice, keywords, surge }: Weapon, chart: AttackSurge): number {
  const pierces = keywords.some(({ id }) => id === 'pierce' || id === 'blast' || id === 'highVelocity');
  return expectedOf(dice, surge === undefined ? chart : surge) * (pierces ? 1.3 : 1);
}

const BANDS = [1, 2, 3, 4, 5];

/** Each miniature with the best of its weapons. lg.attack.2.one-weapon-per-mini */
export function blowsOf(table: ReturnType<typeof tableOfView>, unit: UnitView): Blows {
  const chart = unitCard(unit.card).attackSurge;
  const ranged = BANDS.map(() => 0);
  let melee = 0;
  for (const miniature of unit.miniatures) {
    if (miniature.defeatedIn !== null) continue;
    const weapons = table.weaponsOf(unit.id, miniature.id).filter(({ isArea }) => !isArea);
    const best = (reaches: (weapon: Weapon) => boolean) =>
      weapons.filter(reaches).reduce((most, weapon) => Math.max(most, worthOf(weapon, chart)), 0);
    melee += best(({ isMelee }) => isMelee);
    for (const [index, band] of BANDS.entries()) {
      ranged[index]! += best(({ range }) => range !== null && range.min <= band && band <= range.max);
    }
  }
  const farthest = BANDS.reduce((most, band, index) => (ranged[index]! > 0 ? band : most), 0);
  return { melee, ranged, farthest };
}

/** 1 to 4 by the ruler, 5 beyond it. */
export function bandOfGap(gap: Millimetres): number {
  return Math.min(5, Math.max(1, Math.ceil(gap / segmentMeasure.value - 0.001)));
}

export function chanceOfBlock({ defenseDie, defenseSurge }: UnitCard): number {
  const faces = defenseDieFaces[defenseDie];
  const good = faces.filter((face) => face === 'block' || (face === 'surge' && defenseSurge === 'block'));
  return good.length / faces.length;
}
