import type { UpgradeTexts } from '../../card-texts.ts';

export const titleTexts: UpgradeTexts<'title'> = {
  'title:slavei': 'The upgrade bar has one more Torpedoes icon.',
  'title:millenniumfalcon': 'The action bar has the evade icon too.',
  'title:ig2000':
    'The ship has the pilot abilities of all other friendly ships with this card as well as its own.',
  'title:virago': 'The upgrade bar gains a System and an Illicit icon.',
  'title:andrasta': 'The upgrade bar gains 2 Bomb icons.',
  'title:punishingone': 'Primary weapon is 1 higher.',
  'title:heavyscykinterceptor':
    'Hull is 1 higher, and the upgrade bar gains a Cannon, a Torpedo or a Missile icon.',
  'title:vaksai': 'All upgrades of the ship cost 1 point less, and it may carry 3 different Modifications.',
  'title:royalguardtie': 'The ship may carry 2 different Modifications.',
  'title:awingtestpilot': 'The upgrade bar gains an Elite icon; its Elite upgrades must differ.',
  'title:tiex1': 'The upgrade bar gains a System icon, and a System upgrade costs 4 points less.',
  'title:sabinesmasterpiece': 'The upgrade bar gains a Crew and an Illicit icon.',
  'title:tieshuttle':
    'The Torpedo, Missile and Bomb icons give way to 2 Crew icons, for cards of at most 4 points.',
  'title:havoc':
    'The upgrade bar loses its Crew icon and gains a System and a Salvaged Astromech icon, the latter for unique cards.',
  'title:misthunter': 'The action bar gains barrel roll, and the ship must carry a Tractor Beam.',
  'title:moldycrow': 'Focus tokens of the ship stay in the End phase.',
  'title:st321': 'The ship locks enemies at any distance.',
  'title:outrider': 'With a Cannon upgrade the ship fires no primary weapon, and the cannon all around.',
  'title:dauntless':
    'After a maneuver that overlaps another ship, this one may perform a free action and then gets 1 stress token.',
  'title:tiev1': 'After acquiring a lock the ship may perform a free evade action.',
  'title:tiex7':
    'The upgrade bar loses its Cannon and Missile icons. After a maneuver of speed 3 or more that overlaps nothing, the ship may perform a free evade action.',
  'title:shadowcaster':
    'After its attack hits, the ship may give a defender in its mobile arc at range 1-2 a tractor beam token.',
  'title:enforcer': 'After the ship defends, an attacker in its bullseye arc gets 1 stress token.',
  'title:concorddawnprotector':
    'Defending at range 1 where both ships have each other in arc, the ship adds an evade result.',
  'title:crossfireformation':
    'Defending, the ship may add a focus result while another friendly Resistance ship is at range 1-2 of the attacker.',
  'title:lightscykinterceptor':
    'All Damage cards of the ship are dealt faceup, its banks are green, and it carries no Modifications.',
  'title:pivotwing#271': 'Agility is 1 higher. After a maneuver the card may be flipped.',
  'title:pivotwing#272':
    'Revealing the stationary maneuver, the ship may turn by 180 degrees. After a maneuver the card may be flipped.',
  'title:adaptiveailerons':
    'Before an unstressed ship reveals its dial, it must fly a white straight or bank of speed 1.',
  'title:advancedailerons':
    'Banks of speed 3 are white. Before an unstressed ship reveals its dial, it must fly a white straight or bank of speed 1.',
  'title:millenniumfalcon-swx57':
    'After a bank of speed 3 an unstressed ship that touches nobody may take 1 stress token to turn by 180 degrees.',
  'title:blackone':
    'After its boost or barrel roll, an enemy lock on a friendly ship at range 1 may be removed.',
  'title:tied':
    'Once a round, after an attack with a Cannon of at most 3 points, the ship may attack with its primary weapon.',
  'title:btla4ywing':
    'The ship attacks only within its arc, and after a primary weapon attack it may attack with a Turret upgrade.',
  'title:starvipermkii':
    'The ship may carry 2 different Titles, and barrel rolls along a bank of speed 1 only.',
  'title:xg1assaultconfiguration':
    'The upgrade bar gains 2 Cannon icons. Cannons of at most 2 points fire even while weapons are disabled.',
  'title:os1arsenalloadout':
    'The upgrade bar gains a Torpedo and a Missile icon. These weapons fire at a locked ship even while weapons are disabled.',
  'title:specialopstraining':
    'Attacking from its front arc with the primary weapon, the ship may roll 1 attack die more; if it does not, it may attack again from its rear arc.',
  'title:allianceoverhaul':
    'Attacking from its front arc with the primary weapon, the ship rolls 1 attack die more; from its rear arc it may turn 1 focus result into a critical.',
  'title:kylorensshuttle':
    'As the Combat phase ends an unstressed enemy at range 1-2 is chosen; its player gives 1 stress token to it or to another own ship at range 1-2.',
  'title:firstordervanguard':
    'Attacking the only ship in its arc at range 1-3, the ship may reroll 1 attack die. Defending, it may discard the card to reroll all its defense dice.',
  'title:ghost':
    'Begins with the own ship that has Phantom docked to it, and may send it out behind itself after a maneuver. Until then its primary weapon also fires from the special arc, and a Turret may attack as the Combat phase ends, as the last attack of the round.',
  'title:ghost-swx72':
    'Begins with the own ship that has Phantom II docked to it, and may send it out behind itself after a maneuver. Until then its primary weapon also fires from the special arc, and it may coordinate for free as the Activation phase ends.',
  'title:phantom':
    'The ship begins docked to an own VCX-100 with the Ghost title, and lends it what that card says.',
  'title:phantomii':
    'The ship begins docked to an own VCX-100 with the Ghost title that names it, and lends it what that card says.',
  'title:houndstooth':
    'As the ship is destroyed, the Nashtah Pup may fly out of its front or its rear; the Pup does not attack this round.',
};
