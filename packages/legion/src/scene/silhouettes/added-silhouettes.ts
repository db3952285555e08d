import {
  box,
  circle,
  ellipse,
  mirrorOutline,
  pair,
  type Silhouette,
  silhouette,
} from '@sortie/scene/silhouette';
import type { trooperUpgradeFacts } from '../../catalogue/data/trooper-upgrades.ts';
import { trooper } from './trooper.ts';

/** The upgrades that add a miniature. lg.unit.added.trooper-upgrades */
export type AddingUpgrade = (typeof trooperUpgradeFacts)[number]['id'];

const astromech = silhouette(mirrorOutline('0,6.2 3,5.4 5,3.2 7.6,3.2 7.6,-4 5,-4 3.4,-5.8 0,-6.4'), {
  hull: [circle(0, 0, 4.4)],
  panel: pair(box(5.6, -3, 7, 2)),
  cockpit: [circle(0, 2, 1.2)],
});

const medic = silhouette(mirrorOutline('0,5 2.4,4.4 3,9.4 4.4,9.4 4.8,3 5.8,0 4,-4.4 0,-5.4'), {
  panel: pair(box(3.3, 4.8, 4, 8.4)),
  cockpit: [circle(0, 0.4, 2.1)],
});

const surgeon = silhouette(
  mirrorOutline('0,6 1.6,5.6 2,10.4 3,10.4 3.4,5 6,4 9.4,6.4 10,5.4 7,1.6 6.4,-3 3.4,-6 0,-6.6'),
  { panel: pair(ellipse(4.4, -1.4, 0.9, 1.8)), cockpit: [circle(0, 0, 2.3)] },
);

/** What the miniature of an upgrade looks like, told apart from the others of its unit. lg.unit.added.sculpt */
export const addedSilhouettes: Readonly<Record<AddingUpgrade, Silhouette>> = {
  'bowcaster-wookiee': trooper({ weapon: 'scatterGun', head: 2.8, size: 1.12 }),
  'dh-447-sniper': trooper({ weapon: 'longRifle', back: 'pack', head: 2.6 }),
  'dlt-19-stormtrooper': trooper({ weapon: 'heavyGun', head: 3 }),
  'dlt-19-x-sniper': trooper({ weapon: 'longRifle', back: 'pack', head: 2.8 }),
  'electrostaff-guard': trooper({ weapon: 'pike', head: 2.9 }),
  flametrooper: trooper({ weapon: 'scatterGun', back: 'jetpack', head: 3.2 }),
  'hh-12-stormtrooper': trooper({ weapon: 'launcher', head: 3 }),
  'mpl-57-barrage-trooper': trooper({ weapon: 'launcher', head: 3.1 }),
  'mpl-57-ion-trooper': trooper({ weapon: 'launcher', head: 2.7 }),
  'proton-charge-saboteur': trooper({ weapon: 'nothing', back: 'pack', head: 2.6 }),
  'scatter-gun-trooper': trooper({ weapon: 'scatterGun', head: 3.1 }),
  'sonic-charge-saboteur': trooper({ weapon: 'nothing', back: 'pack', head: 2.8 }),
  't-7-ion-snowtrooper': trooper({ weapon: 'heavyGun', back: 'pack', head: 3.2 }),
  'z-6-trooper': trooper({ weapon: 'heavyGun', head: 2.7 }),
  '2-1-b-medical-droid': medic,
  'fx-9-medical-droid': surgeon,
  'fleet-trooper': trooper({ weapon: 'pistol', head: 3.1 }),
  'imperial-comms-technician': trooper({ weapon: 'nothing', back: 'jetpack', head: 3 }),
  'imperial-officer-personnel': trooper({ weapon: 'pistol', head: 2.5 }),
  'r-4-astromech-droid': astromech,
  'r-5-astromech-droid': astromech,
  'rebel-comms-technician': trooper({ weapon: 'nothing', back: 'jetpack', head: 2.7 }),
  'rebel-officer-personnel': trooper({ weapon: 'pistol', head: 2.9 }),
  'rebel-trooper': trooper({ weapon: 'rifle', head: 2.7 }),
  snowtrooper: trooper({ weapon: 'rifle', back: 'pack', head: 3.2 }),
  stormtrooper: trooper({ weapon: 'rifle', head: 3 }),
};
