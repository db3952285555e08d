import type { UpgradeFacts } from '../upgrade.ts';

// biome-ignore format: one line a card
export const weaponUpgradeFacts: readonly UpgradeFacts[] = [
  { uid: 'turret:ioncannonturret', xws: 'ioncannonturret', name: 'Ion Cannon Turret', slot: 'turret', points: 5, attack: 3, range: [1, 2] },
  { uid: 'cannon:ioncannon', xws: 'ioncannon', name: 'Ion Cannon', slot: 'cannon', points: 3, attack: 3, range: [1, 3] },
  { uid: 'cannon:heavylasercannon', xws: 'heavylasercannon', name: 'Heavy Laser Cannon', slot: 'cannon', points: 7, attack: 4, range: [2, 3] },
  { uid: 'cannon:autoblaster', xws: 'autoblaster', name: 'Autoblaster', slot: 'cannon', points: 5, attack: 3, range: [1, 1] },
  { uid: 'turret:blasterturret', xws: 'blasterturret', name: 'Blaster Turret', slot: 'turret', points: 4, attack: 3, range: [1, 2] },
  { uid: 'turret:autoblasterturret', xws: 'autoblasterturret', name: 'Autoblaster Turret', slot: 'turret', points: 2, attack: 2, range: [1, 1] },
  { uid: 'cannon:flechettecannon', xws: 'flechettecannon', name: 'Flechette Cannon', slot: 'cannon', points: 2, attack: 3, range: [1, 3] },
  { uid: 'cannon:manglercannon', xws: 'manglercannon', name: '"Mangler" Cannon', slot: 'cannon', points: 4, attack: 3, range: [1, 3] },
  { uid: 'turret:twinlaserturret', xws: 'twinlaserturret', name: 'Twin Laser Turret', slot: 'turret', points: 6, attack: 3, range: [2, 3] },
  { uid: 'cannon:tractorbeam', xws: 'tractorbeam', name: 'Tractor Beam', slot: 'cannon', points: 1, attack: 3, range: [1, 3] },
  { uid: 'turret:dorsalturret', xws: 'dorsalturret', name: 'Dorsal Turret', slot: 'turret', points: 3, attack: 2, range: [1, 2] },
  { uid: 'cannon:arccaster#310', xws: 'arccaster', name: 'ARC Caster', slot: 'cannon', points: 2, attack: 4, range: [1, 1], requires: [{ kind: 'faction', factions: ['rebel', 'scum'] }], otherFace: 'cannon:arccaster#311' },
  { uid: 'cannon:arccaster#311', xws: 'arccaster', name: 'ARC Caster (Recharging)', slot: 'cannon', points: 2, requires: [{ kind: 'faction', factions: ['rebel', 'scum'] }], otherFace: 'cannon:arccaster#310' },
  { uid: 'turret:syncedturret', xws: 'syncedturret', name: 'Synced Turret', slot: 'turret', points: 4, attack: 3, range: [1, 2] },
  { uid: 'cannon:jammingbeam', xws: 'jammingbeam', name: 'Jamming Beam', slot: 'cannon', points: 1, attack: 3, range: [1, 2] },
  { uid: 'cannon:linkedbattery', xws: 'linkedbattery', name: 'Linked Battery', slot: 'cannon', points: 2, limited: true, requires: [{ kind: 'size', sizes: ['small'] }] },
];
