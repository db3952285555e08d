import { type ChargeType, upgradeCard, type Weapon } from '../catalogue/index.ts';
import type { BattlefieldToken, CardKey, Unit } from '../model/index.ts';
import { miniaturesLeft } from './in-play.ts';
import { faceOf } from './upgrade-face.ts';

/** Arm or Detonate on a weapon of the unit. */
export interface ChargeKeyword {
  readonly key: CardKey;
  readonly value: number;
  readonly charge: ChargeType;
}

function keywordOn({ keywords }: Weapon, id: 'arm' | 'detonate') {
  return keywords.find((keyword) => keyword.id === id);
}

/** On the upgrades of the unit whose miniature is still there. lg.area-weapon.charge.token-types */
export function chargeKeywords(unit: Unit, id: 'arm' | 'detonate'): readonly ChargeKeyword[] {
  return unit.upgrades.flatMap((upgrade) => {
    const face = faceOf(upgrade);
    const keyword = face?.weapon && keywordOn(face.weapon, id);
    const isCarried = !face?.addsMiniature || miniaturesLeft(unit).some(({ from }) => from === upgrade.key);
    return keyword && isCarried && 'charge' in keyword
      ? [{ key: upgrade.key, value: keyword.value, charge: keyword.charge }]
      : [];
  });
}

/** Whether a token is of the type that a keyword names. lg.area-weapon.charge.token-types */
export function isChargeOf({ kind, card }: BattlefieldToken, charge: ChargeType): boolean {
  if (kind !== 'charge' || card === null) return false;
  const { weapon } = upgradeCard(card);
  const detonate = weapon && keywordOn(weapon, 'detonate');
  return detonate !== null && detonate !== undefined && 'charge' in detonate && detonate.charge === charge;
}
