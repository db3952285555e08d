import type { ArmadaView } from '@sortie/armada/view';

/** The card behind a key on the table, as the catalogue names it; undefined for what the rules themselves allow. */
export function cardBehind(key: string, { ships, squadrons, objective }: ArmadaView): string | undefined {
  const plain = key.split('#')[0] ?? '';
  for (const { id, upgrades, damage } of ships) {
    const card = [...upgrades, ...damage].find((each) => each.key === plain)?.card;
    if (card) return card;
    if (plain === `${id}.objective`) return objective?.card;
  }
  return squadrons.find(({ id }) => plain === `${id}.card`)?.card;
}
