import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'admiral-motti': 'Friendly ships have more hull: small ones 1, medium ones 2, large ones 3.',
  'admiral-screed':
    'Once an activation, a friendly ship that attacks may spend one of its dice to turn another to a face with a critical.',
  'garm-bel-iblis':
    'When rounds 1 and 5 start, friendly ships may each gain as many command tokens as their command value.',
  'general-dodonna':
    'When an enemy ship is about to get a faceup damage card, the owner sees the top 4 of the deck, leaves 1 there and discards the rest.',
  'grand-moff-tarkin':
    'As each Ship phase starts, the owner may name a command, and all friendly ships gain its token.',
  'mon-mothma':
    'Evade of friendly ships works one step closer: it cancels 1 die at medium range and has 1 die rerolled at close range or distance 1.',
  'adar-tallon':
    'When this ship has resolved Squadron, the card may be exhausted to push back the slider of 1 squadron that it activated.',
  'admiral-chiraneau':
    'Squadron: the squadrons that this ship activates may move out of an engagement, but only at speed 2.',
  'defense-liaison':
    'Before the dial is revealed, a command token may be spent to have it show Navigate or Repair.',
  'director-isard': 'When the dial is revealed, the owner may see all dials of 1 enemy ship.',
  'intel-officer':
    'After the roll of its attack, the ship may exhaust this card to name a defense token: spent in this attack, it is discarded.',
  'leia-organa-officer':
    'When the dial is revealed, the top dial of another friendly ship at distance 1-5 may be set to the same command.',
  'raymus-antilles': 'When the dial is revealed, the ship may gain its token and still keep the dial.',
  'veteran-captain':
    'When the dial is revealed, the card may be discarded to gain a command token of any kind.',
  'weapons-liaison':
    'Before the dial is revealed, a command token may be spent to have it show Concentrate Fire or Squadron.',
  'wulff-yularen':
    'After spending a command token the ship may exhaust this card to get one of that kind back.',
  'flight-controllers':
    'Squadron: the squadrons that this ship activates have 1 blue die more against squadrons while they are active.',
  'gunnery-team':
    'A hull zone may attack several times in an activation, but the same ship or squadron only once.',
  'sensor-team':
    'Attacking, the ship may exhaust this card: for 1 die that it spends, another is turned to an accuracy.',
  'engine-techs': 'Navigate: after its maneuver the ship may exhaust this card for another one, at speed 1.',
  'engineering-team': 'Repair: 1 engineering point more.',
  'nav-team': 'Navigate: a token may raise a yaw by 1 in place of changing the speed.',
  'expanded-hangar-bay': 'The squadron value is 1 higher.',
  'point-defense-reroute': 'Against squadrons at close range, dice with a critical may be rerolled.',
  'advanced-projectors':
    'Redirect may spread damage over several hull zones, and reach the one on the far side too.',
  'electronic-countermeasures':
    'Defending, the ship may exhaust this card to spend a defense token that an accuracy had locked.',
  'assault-concussion-missiles':
    'Black critical: both hull zones beside the attacked one suffer 1 damage each.',
  'expanded-launchers': 'The front battery has 2 black dice more.',
  'ion-cannon-batteries':
    'Blue critical: the attacker takes a command token away from the defender, or 1 shield of the attacked hull zone if there is none.',
  'leading-shots': 'Attacking, the ship may spend a blue die to reroll as many others as it likes.',
  'overload-pulse': 'Blue critical: every defense token of the defender is exhausted.',
  'enhanced-armament': 'The left and right batteries have 1 red die more each.',
  'h9-turbolasers': 'Attacking, the ship may turn a die with a hit or a critical to an accuracy.',
  'xi7-turbolasers': 'A defender that spends Redirect can send just 1 damage to its other hull zones.',
  'xx-9-turbolasers': 'Critical: the first 2 damage cards of the attack come faceup.',
  corrupter: 'Squadron: the Bombers that this ship activates are 1 faster while they are active.',
  demolisher: 'In its activation one of its attacks may wait until after its maneuver.',
  'dodonnas-pride':
    'Blue critical: all attack dice are cancelled, and the defender gets 1 faceup damage card.',
  dominator:
    'Attacking at close or medium range, it may give up 1 or 2 of its own shields for as many blue dice.',
  'gallant-haven': 'Attacks on friendly squadrons at distance 1 of it do 1 damage less.',
  insidious: 'Against the rear hull zone of a ship, its black battery dice also reach medium range.',
  'jainas-light': 'It may ignore the obstacles that it overlaps, and nothing obstructs its attacks.',
  paragon: 'Against a ship that it has attacked before in the round, it has 1 black die more.',
  redemption: 'Friendly ships at distance 1-5 have 1 engineering point more when they resolve Repair.',
  salvation: 'In attacks of its front hull zone on ships, each critical does 2 damage.',
  'tantive-iv': 'A command token that it is about to gain may go to a friendly ship at distance 1-5 instead.',
  warlord: 'Attacking, it may turn an accuracy to a face with a hit.',
  yavaris: 'Squadron: a squadron that this ship activates may attack twice if it does without its move.',
};
