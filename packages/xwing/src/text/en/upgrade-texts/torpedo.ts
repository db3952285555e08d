import type { UpgradeTexts } from '../../card-texts.ts';

export const torpedoTexts: UpgradeTexts<'torpedo'> = {
  'torpedo:protontorpedoes':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; 1 focus result may become a critical.',
  'torpedo:advprotontorpedoes':
    'Attack at range 1 with 5 dice that costs the lock on the target and this card; up to 3 blanks may become focus results.',
  'torpedo:extramunitions':
    'Each other Torpedo, Missile and Bomb upgrade of the ship starts with 1 ordnance token, which is removed once in place of discarding the card.',
  'torpedo:bombloadout': 'The upgrade bar gains a Bomb icon.',
  'torpedo:renegaderefit':
    'The ship may carry 2 different Modifications, and its Elite upgrades cost 1 point less each.',
  'torpedo:plasmatorpedoes':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; after a hit and its damage the defender loses 1 more shield.',
  'torpedo:flechettetorpedoes':
    'Attack at range 2-3 with 3 dice that costs the lock on the target and this card; hit or miss, a defender with a hull value of 4 or less gets 1 stress token.',
  'torpedo:iontorpedoes':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; on a hit the defender and all ships at range 1 of it get 1 ion token each.',
  'torpedo:seismictorpedo':
    'Action, for this card: an obstacle in arc at range 1-2 bursts; each ship at range 1 of it rolls 1 attack die and suffers a hit or critical.',
};
