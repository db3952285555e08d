import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const syncedTurret = card('turret:syncedturret', {
  weapon: { requires: 'targetLock', turret: true },
  abilities: [
    rerollsDice({
      source: 'turret:syncedturret',
      most: ({ table, self }) => table.primaryWeaponValue(self),
      applies: (at) => firesThis(at) && at.attack.inArc && at.table.primaryWeaponValue(at.self) > 0,
    }),
  ],
});
