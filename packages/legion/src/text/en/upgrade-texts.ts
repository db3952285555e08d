import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'bowcaster-wookiee': 'Adds a Wookiee whose bowcaster is good against armor and strong defenses.',
  'dh-447-sniper': 'Adds a sniper whose rifle shoots at any distance; alone in a pool it cannot be dodged.',
  'dlt-19-stormtrooper': 'Adds a stormtrooper with a heavy rifle that reaches range 4.',
  'dlt-19-x-sniper':
    'Adds a scout whose long rifle shoots at any distance; alone in a pool it cannot be dodged.',
  'electrostaff-guard': 'Adds a guard with an electrostaff, the only weapon he fights melees with.',
  flametrooper:
    'Adds a trooper whose flames have a die for every enemy in sight at range 1 and know no cover.',
  'hh-12-stormtrooper':
    'Adds a stormtrooper with rockets against armor; firing exhausts the card, and he stands still for it.',
  'mpl-57-barrage-trooper': 'Adds a trooper whose launcher makes cover useless; firing exhausts the card.',
  'mpl-57-ion-trooper':
    'Adds a trooper whose launcher charges wounded vehicles with ions; firing exhausts the card.',
  'proton-charge-saboteur':
    'Adds a saboteur who lays proton charges and sets them off when somebody has acted.',
  'scatter-gun-trooper': 'Adds a trooper with a scatter gun for short distances.',
  'sonic-charge-saboteur': 'Adds a saboteur who lays sonic charges; whoever they catch is suppressed.',
  't-7-ion-snowtrooper':
    'Adds a trooper whose rifle charges wounded vehicles with ions; firing exhausts the card.',
  'z-6-trooper': 'Adds a trooper with a rotary cannon of six white dice.',
  '2-1-b-medical-droid': 'Adds an unarmed droid that can treat troopers twice in a game.',
  'fx-9-medical-droid': 'Adds an unarmed droid that can treat troopers twice in a game.',
  'fleet-trooper': 'Adds one more Fleet Trooper.',
  'imperial-comms-technician': 'Adds a technician and an icon for comms, on which a card must lie.',
  'imperial-officer-personnel':
    'Adds an officer, who leads the unit from then on; it has courage 2 and Inspire 1.',
  'r-4-astromech-droid': 'Adds an unarmed droid that can repair vehicles twice in a game.',
  'r-5-astromech-droid': 'Adds an unarmed droid that can repair vehicles twice in a game.',
  'rebel-comms-technician': 'Adds a technician and an icon for comms, on which a card must lie.',
  'rebel-officer-personnel':
    'Adds an officer, who leads the unit from then on; it has courage 2 and Inspire 1.',
  'rebel-trooper': 'Adds one more Rebel Trooper.',
  snowtrooper: 'Adds one more Snowtrooper.',
  stormtrooper: 'Adds one more Stormtrooper.',
  'commanding-presence': "The unit's orders reach range 4.",
  'esteemed-leader': 'Whenever the unit is attacked, its corps troopers at range 1 have Guardian 1.',
  'improvised-orders':
    'As a friendly order token is drawn, exhaust the card to see another: use one, shuffle the other back. It readies in the End Phase.',
  'strict-orders':
    'Friendly units with a faceup order token may lose 1 suppression token for sure when they rally, without rolling.',
  anger: 'Every time it is wounded, the unit gets an aim token.',
  'battle-meditation':
    'Of the orders that the unit gives with a command card, one may go to any friendly unit, wherever it stands.',
  'force-choke':
    'Free card action that exhausts the card: a trooper miniature of the enemy at range 1 is wounded, unless it belongs to a commander or operative.',
  'force-push':
    'Free card action that exhausts the card: its owner moves a trooper unit of the enemy at range 1 by speed 1, out of a melee too.',
  'force-reflexes': 'Free card action that exhausts the card: the unit gets a dodge token.',
  'jedi-mind-trick':
    'Free card action that exhausts the card: a trooper unit of the enemy at range 1-2 gets 2 suppression tokens.',
  'saber-throw':
    "Card action that exhausts the card: a melee weapon attacks at range 1-2 with half its dice, rounded up; it is the unit's attack action.",
  'emergency-stims':
    'Up to 2 wounds of an attack may be put off onto the card; the unit suffers them as its next activation ends.',
  'environmental-gear': 'The unit has Unhindered.',
  'grappling-hooks': 'The unit has Expert Climber.',
  'recon-intel': 'The unit has Scout 1.',
  'targeting-scopes': 'The unit has Precise 1.',
  'concussion-grenades': 'Every miniature may throw one at range 1; cover is no help against them.',
  'fragmentation-grenades': 'Every miniature may throw one at range 1, for a red die.',
  'impact-grenades': 'Every miniature may throw one at range 1; they are made for armor.',
  'comms-jammer': 'At range 1 of the unit enemies get no order but one that they give themselves.',
  'comms-relay': 'An order meant for the unit may go to a friendly unit at range 1-2 in its place.',
  'hq-uplink': 'While orders are given, exhaust the card: the unit gives itself one.',
  'long-range-comlink': 'In the Command Phase orders reach the unit at any distance.',
  'duck-and-cover': 'Against a ranged attack the unit may take a suppression token as cover is worked out.',
  endurance: 'The unit may lose a suppression token as its activation ends.',
  hunter: 'As the dice are rolled against troopers that are wounded, the unit may get an aim token.',
  tenacity: 'In melee attacks the unit has 1 red die more once it is wounded or short of a miniature.',
  '88-twin-light-blaster-cannon': 'A light twin cannon for the front, up to range 3.',
  'at-rt-flamethrower':
    'A flamethrower for the front: dice for every enemy in sight at range 1, covered or not.',
  'at-rt-laser-cannon': 'A cannon against armor for the front, from range 2 to 4.',
  'at-rt-rotary-blaster': 'A rotary blaster for the front, five black dice up to range 3.',
  'at-st-mortar-launcher': 'A mortar for the front that suppresses at range 4 and beyond.',
  'ax-108-ground-buzzer': 'A gun for the rear, four black dice up to range 2.',
  'dw-3-concussion-grenade-launcher': 'A launcher for the front, up to range 2, that makes cover useless.',
  'mo-dk-power-harpoon': 'A harpoon for the rear; the attacker turns a vehicle that it wounds.',
  'general-weiss': 'Card action that exhausts the card: Arsenal 2 comes on top until the activation ends.',
  'wedge-antilles': 'Card action that exhausts the card: Full Pivot until the activation ends.',
  'barrage-generator':
    'Exhaust it in a ranged attack with a Fixed weapon: 2 white dice more, and the pool is Suppressive.',
  'overcharged-generator':
    'Exhaust it in a ranged attack with a Fixed weapon: 1 black die more, and the pool has Impact 1.',
};
