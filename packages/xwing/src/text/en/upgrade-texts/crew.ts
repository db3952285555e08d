import type { UpgradeTexts } from '../../card-texts.ts';

export const crewTexts: UpgradeTexts<'crew'> = {
  'crew:gunner':
    'After an attack that misses, the ship may attack at once with its primary weapon, its last attack of the round.',
  'crew:mercenarycopilot': 'Attacking at range 3, the ship may turn 1 hit into a critical.',
  'crew:lukeskywalker':
    'After a miss the ship may attack at once with its primary weapon, its last attack of the round, and turn 1 focus result of it into a hit.',
  'crew:niennunb': 'All straight maneuvers are green.',
  'crew:chewbacca':
    'May be discarded to discard a Damage card at the moment it is dealt to the ship and bring back 1 shield.',
  'crew:reconspecialist': 'The focus action gives 1 focus token more.',
  'crew:intelligenceagent':
    'As the Activation phase starts, its player may look at the dial of an enemy at range 1-2.',
  'crew:darthvader':
    'After an attack of it, the ship may suffer 2 damage to make the defender suffer 1 critical.',
  'crew:rebelcaptive': 'The first ship that attacks it in a round gets 1 stress token at once.',
  'crew:flightinstructor':
    'Defending, it may reroll 1 focus result, or 1 blank in its place against a pilot skill of 2 or lower.',
  'crew:tactician': 'A ship in its arc that it attacks at range 2 gets 1 stress token afterwards.',
  'crew:c3po':
    'Once a round, before its defense dice fall, a number of evades may be guessed; if just so many are rolled, 1 more is added.',
  'crew:kylekatarn': 'A stress token that leaves the ship may bring 1 focus token.',
  'crew:janors': 'Once a round a focus token on its way to a friend at range 1-3 may become an evade token.',
  'crew:hansolo':
    'Attacking, it may spend its target lock on the defender to make all of its focus results hits.',
  'crew:landocalrissian':
    'Action: 2 defense dice are rolled; each focus and each evade brings a token of its kind.',
  'crew:marajade': 'As the Combat phase ends, every unstressed enemy at range 1 gets 1 stress token.',
  'crew:fleetofficer':
    'Action: 1 focus token for each of up to 2 friends at range 1-2, then 1 stress token for this ship.',
  'crew:leebo': 'Action: a free boost, then 1 ion token.',
  'crew:ysanneisard': 'As the Combat phase starts, a damaged ship without shields may evade for free.',
  'crew:moffjerjerrod':
    'A Damage card that comes faceup may be turned facedown for this card or another of the crew.',
  'crew:outlawtech': 'After a red maneuver it may take 1 focus token.',
  'crew:k4securitydroid': 'After a green maneuver it may lock a target.',
  'crew:bossk':
    'A missed attack stresses an unstressed ship, and brings it 1 focus token and a target lock on the defender.',
  'crew:agentkallus':
    'Before the first round an enemy is chosen: attacking it or defending against it, 1 focus result may become a hit or an evade.',
  'crew:kananjarrus':
    'Once a round a friend at range 1-2 that flew a white maneuver may lose 1 stress token.',
  'crew:ezrabridger': 'Attacking under stress, it may make 1 focus result a critical.',
  'crew:herasyndulla': 'Stress does not keep the ship from red maneuvers.',
  'crew:rearadmiralchiraneau': 'Action: it flies a white straight of speed 1.',
  'crew:zuckuss':
    'Attacking without stress, it may take stress tokens and make the defender reroll as many dice.',
  'crew:4lom':
    'Attacking, it may take 1 ion token: 1 focus or evade token of the defender cannot be spent in that attack.',
  'crew:gonk':
    'Action: a shield token comes onto this card. Action: one of them becomes a shield of the ship.',
  'crew:dengar': 'Attacking, it may reroll 1 attack die, or 2 against a unique pilot.',
  'crew:systemsofficer': 'After a green maneuver another friend at range 1 may lock a target.',
  'crew:tailgunner': 'Attacked from the rear arc, the defender has 1 agility less.',
  'crew:lattsrazzi': 'Defending, it may take 1 stress token off the attacker to add 1 evade.',
  'crew:unkarplutt': 'After running into an enemy, it may suffer 1 damage for a free action.',
  'crew:jynerso':
    'Action: a friend at range 1-2 gets a focus token for each enemy in this ship’s arc at range 1-3, 3 at most.',
  'crew:rey':
    'As the End phase starts, a focus token may be put on this card; as the Combat phase starts, one may come back.',
  'crew:finn':
    'With the enemy in its arc, defending or attacking with the primary weapon, it may add 1 blank to its roll.',
  'crew:captainrex': 'After a miss it may take 1 focus token.',
  'crew:operationsspecialist':
    'A friend at range 1-2 misses: a friend at range 1-3 of it may get 1 focus token.',
  'crew:bodhirook': 'It may lock an enemy that is at range 1-3 of any friend.',
  'crew:inspiringrecruit': 'Once a round a friend at range 1-2 that loses a stress token may lose 1 more.',
  'crew:bistan': 'Attacking at range 1-2, it may make 1 hit a critical.',
  'crew:wookieecommandos': 'Attacking, it may reroll any of its focus results.',
  'crew:maul':
    'Attacking without stress, it may take stress tokens to reroll as many dice; after a hit it may lose 1 of them.',
  'crew:sawgerrera': 'Attacking, it may suffer 1 damage to make all of its focus results criticals.',
  'crew:deathtroopers':
    'Another friend at range 1 is attacked while this ship is in the attacker’s arc at range 1-3: the attacker gets 1 stress token.',
  'crew:magvayarro': 'After defending it may lock the attacker.',
  'crew:tacticalofficer': 'Adds the coordinate action.',
  'crew:isbslicer': 'After jamming a ship it may give 1 jam token to a ship at range 1 of it that has none.',
  'crew:ketsuonyo':
    'As the End phase starts, an enemy in arc at range 1-2 may be made to keep its tractor beam tokens.',
  'crew:leiaorgana':
    'As the Activation phase starts the card may be discarded: red maneuvers of friendly ships are white for the phase.',
  'crew:bombardier': 'Bombs may also be dropped with the straight template of speed 2.',
  'crew:navigator':
    'The dial it reveals may be turned to another speed of that bearing, under stress to none that is red.',
  'crew:ig88d': 'The ship has the pilot abilities of its friends with IG-2000 besides its own.',
  'crew:bazemalbus':
    'After a miss it may attack another ship at once with its primary weapon, its last attack of the round.',
  'crew:jabbathehutt':
    'Each Illicit card of the squad begins with 1 token, taken off once in place of discarding it.',
  'crew:zeborrelios':
    'In the Combat phase it and an enemy in its arc may attack each other although they touch.',
  'crew:saboteur':
    'Action: for an enemy at range 1 an attack die is rolled; a hit or critical turns up 1 of its facedown Damage cards, by chance.',
  'crew:r2d2-swx22':
    'As the End phase ends without shields, 1 may come back; an attack die is rolled, and a hit turns up 1 of its Damage cards, by chance.',
  'crew:chopper': 'The ship may act under stress, and suffers 1 damage for each action so performed.',
  'crew:breachspecialist':
    'A reinforce token may be spent to turn facedown a Damage card dealt faceup, and all others of the round.',
  'crew:dashrendar': 'It may attack from an obstacle, and nothing obstructs its attacks.',
  'crew:cassianandor':
    'As the Planning phase ends its player may guess the dial of an enemy at range 1-2 and look at it; if right, its own dial may be turned.',
  'crew:boshek':
    'When a ship that it touches activates, its player may look at that dial; its owner then turns it to the maneuver before or after, which may be flown under stress.',
  'crew:emperorpalpatine':
    'Once a round, before any friend rolls, a face may be named: 1 die of that roll is turned to it, for good.',
  'crew:cadbane':
    'Adds a Bomb icon. Once a round an enemy that rolls attack dice for a friendly bomb may be made to reroll its focus results and blanks, as many as its player likes.',
  'crew:sabinewren':
    'Adds a Bomb icon. Once a round, when a friendly bomb has gone off, an enemy at range 1 of it suffers 1 damage.',
  'crew:greedo':
    'In its first attack and its first defense of a round the first Damage card is dealt faceup.',
  'crew:bobafett':
    'After an attack that dealt a Damage card faceup, this card may be discarded together with an Upgrade card of the defender.',
  'crew:hotshotcopilot':
    'Whoever it attacks with the primary weapon, or who attacks it, has to spend 1 focus token in that attack if possible.',
  'crew:generalhux':
    'Action: 1 focus token for each of up to 3 friends at range 1-2 and Fanatical Devotion for one of them, then 1 stress token for this ship.',
  'crew:directorkrennic':
    'Before the forces are placed, a friend with 3 shields or fewer is assigned Optimized Prototype.',
  'crew:courierdroid': 'While forces are placed its pilot skill may count as 0 or 8.',
  'crew:cikatrovizago':
    'As the End phase starts, this card may be discarded to exchange a faceup Illicit or Cargo card of the ship for another that costs no more.',
  'crew:weaponsengineer': 'The ship keeps 2 locks on different enemies, and may acquire both at once.',
  'crew:kyloren': "Action: an enemy at range 1-3 gets the condition I'll Show You the Dark Side.",
};
