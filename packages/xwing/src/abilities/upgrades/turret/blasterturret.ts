import { card } from '../../card-words.ts';

export const blasterTurret = card('turret:blasterturret', {
  weapon: { requires: 'focus', spends: true, turret: true },
});
