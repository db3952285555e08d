import { type UpgradeCard, type UpgradeCardId, upgradeCard } from '@sortie/legion/catalogue';
import { onTestFinished } from 'vitest';

/** Changes a card of the catalogue until the test is over. */
function change(id: UpgradeCardId, more: Partial<UpgradeCard>): void {
  const card = upgradeCard(id);
  const before = { ...card };
  Object.assign(card, more);
  onTestFinished(() => {
    for (const key of Object.keys(card)) Reflect.deleteProperty(card, key);
    Object.assign(card, before);
  });
}

/** No card of February 2019 has two sides: until the test is over Grappling Hooks have Recon Intel on their back. */
export function printTwoSided(more: Partial<UpgradeCard> = {}): void {
  change('grappling-hooks', { otherSide: 'recon-intel', ...more });
  change('recon-intel', { otherSide: 'grappling-hooks', ...more });
}
