import type { XwingView } from '@sortie/xwing/view';

/** Which card speaks under a key: a pilot, an upgrade, a condition or a faceup Damage card; none for the rules' own tokens. */
export function cardOfKey({ ships }: XwingView, key: string): string | null {
  const plain = key.split('#')[0]!;
  for (const { id, pilot, upgrades, conditions = [], damage } of ships) {
    if (plain === `${id}.pilot`) return pilot;
    const found = [...upgrades, ...conditions, ...damage].find((each) => each.key === plain);
    if (found) return found.card;
  }
  return null;
}
