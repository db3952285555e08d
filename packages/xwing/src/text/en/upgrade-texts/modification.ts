import type { UpgradeTexts } from '../../card-texts.ts';

export const modificationTexts: UpgradeTexts<'mod'> = {
  'mod:stealthdevice': 'Agility is 1 higher until an attack hits the ship, which discards this card.',
  'mod:shieldupgrade': 'The ship has 1 shield more.',
  'mod:engineupgrade': 'The action bar has the boost icon too.',
  'mod:hullupgrade': 'The ship has 1 hull more.',
  'mod:advancedcloakingdevice': 'Each attack the ship has made offers it a free cloak action.',
  'mod:bwinge2': 'The upgrade bar gains a Crew icon.',
  'mod:targetingcomputer': 'The action bar gains target lock.',
  'mod:vectoredthrusters': 'The action bar gains barrel roll.',
  'mod:smugglingcompartment':
    'The upgrade bar gains an Illicit icon, and the ship may carry another Modification of at most 3 points.',
  'mod:twinionenginemkii': 'All banks of the ship are green.',
  'mod:antipursuitlasers':
    'An enemy whose maneuver overlaps this ship rolls an attack die and suffers 1 damage on a hit or critical.',
  'mod:ionprojector':
    'An enemy whose maneuver overlaps this ship rolls an attack die and gets 1 ion token on a hit or critical.',
  'mod:autothrusters':
    'Defending farther than range 2 away, or where no arc of the attacker reaches it, the ship may turn 1 blank into an evade.',
  'mod:guidancechips':
    'Once a round, attacking with Torpedoes or Missiles, the ship may turn 1 die into a hit, or into a critical if its primary weapon is 3 or more.',
  'mod:longrangescanners': 'The ship locks enemies at range 3 and beyond, and none nearer.',
  'mod:maneuveringfins': 'Revealing a turn, the ship may fly the bank of the same side and speed.',
  'mod:stygiumparticleaccelerator':
    'After the ship decloaks or performs a cloak action it may perform a free evade action.',
  'mod:experimentalinterface':
    'Once a round, after an action, the ship may perform the action of one of its Upgrade cards for free and then gets 1 stress token.',
  'mod:advancedslam': 'After a SLAM that overlapped nothing the ship may perform a free action of its bar.',
  'mod:countermeasures':
    'As the Combat phase starts the card may be discarded: agility is 1 higher for the round, and an enemy lock on the ship may be removed.',
  'mod:gyroscopictargeting':
    'As the Combat phase ends, the ship may rotate its mobile arc if it flew a maneuver of speed 3 or more this round.',
  'mod:spacetugtractorarray':
    'Action: a ship in arc at range 1 gets a tractor beam token, and this player drags it, whosever it is.',
  'mod:lightweightframe':
    'Defending against more attack dice than it rolled defense dice, the ship rolls 1 defense die more.',
  'mod:pulsedrayshield': 'In the End phase the ship may take 1 ion token to recover its shield.',
  'mod:integratedastromech':
    'A Damage card dealt to the ship may be discarded, with its text ignored, by discarding its Astromech upgrade.',
  'mod:multispectralcamouflage':
    'Locked while no other lock is on it, the ship rolls a defense die; an evade removes that lock.',
  'mod:capturedtie':
    'Enemies of lower pilot skill cannot target the ship. The card is discarded after the ship attacks or when it is the last of its side.',
  'mod:deflectiveplating':
    'The ship may ignore a friendly bomb; it then rolls an attack die, and a hit discards the card.',
  'mod:munitionsfailsafe': 'A weapon card that is discarded to attack is discarded only if the attack hits.',
  'mod:tacticaljammer': 'The ship obstructs attacks of enemies that are measured across it.',
  'mod:servomotorsfoils#360':
    'The action bar gains barrel roll. Revealing a turn of speed 3 without stress, the ship may fly it as a red Tallon roll to the same side. As the Activation phase starts the card may be flipped.',
  'mod:servomotorsfoils#361':
    'Primary weapon is 1 lower, the action bar gains boost, and banks of speed 2 are green. As the Activation phase starts the card may be flipped.',
};
