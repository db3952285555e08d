import { ability } from '../../card-words.ts';

/** The agility is a fact of the catalogue and ends with the card. xw.cards.upgrade.discard-facedown */
export const stealthDevice = ability('mod:stealthdevice', {
  window: 'attackHit',
  side: 'defender',
  optional: false,
  applies: ({ self, attack }) => attack.defender === self,
  resolve: ({ self, key }) => [{ kind: 'discardUpgrade', ship: self, key }],
});
