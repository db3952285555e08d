import { card } from '../card-rules.ts';

export const blasterTurret = card('turret:blasterturret', {
  weapon: { requires: 'focus', spends: true, turret: true },
});
