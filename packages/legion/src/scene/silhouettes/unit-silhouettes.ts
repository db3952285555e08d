import type { Silhouette } from '@sortie/scene/silhouette';
import type { UnitCardId } from '../../catalogue/index.ts';
import { trooper } from './trooper.ts';
import { vehicleSilhouettes } from './vehicle-silhouettes.ts';

/** A miniature of each unit on its base. */
export const unitSilhouettes: Readonly<Record<UnitCardId, Silhouette>> = {
  ...vehicleSilhouettes,
  'han-solo': trooper({ weapon: 'pistol', head: 2.2 }),
  'leia-organa': trooper({ weapon: 'pistol', head: 2.7 }),
  'luke-skywalker': trooper({ weapon: 'blade', head: 2.3 }),
  'rebel-officer': trooper({ weapon: 'pistol', head: 2.9 }),
  chewbacca: trooper({ weapon: 'scatterGun', head: 2.9, size: 1.16 }),
  'fleet-troopers': trooper({ weapon: 'pistol', head: 3.1 }),
  'rebel-troopers': trooper({ weapon: 'rifle', head: 2.7 }),
  'rebel-commandos': trooper({ weapon: 'rifle', back: 'pack', head: 2.6 }),
  'rebel-commandos-strike-team': trooper({ weapon: 'rifle', back: 'pack', head: 2.6 }),
  'wookiee-warriors': trooper({ weapon: 'broadBlade', head: 2.8, size: 1.12 }),
  'darth-vader': trooper({ weapon: 'blade', back: 'cloak', head: 3.2 }),
  'emperor-palpatine': trooper({ weapon: 'nothing', back: 'cloak', head: 2.8 }),
  'general-veers': trooper({ weapon: 'pistol', back: 'pack', head: 3 }),
  'imperial-officer': trooper({ weapon: 'pistol', head: 2.5 }),
  'boba-fett': trooper({ weapon: 'rifle', back: 'jetpack', head: 2.7 }),
  snowtroopers: trooper({ weapon: 'rifle', back: 'pack', head: 3.2 }),
  stormtroopers: trooper({ weapon: 'rifle', head: 3 }),
  'imperial-royal-guards': trooper({ weapon: 'pike', back: 'cloak', head: 2.9 }),
  'scout-troopers': trooper({ weapon: 'pistol', back: 'pack', head: 2.8 }),
  'scout-troopers-strike-team': trooper({ weapon: 'pistol', back: 'pack', head: 2.8 }),
};
