import type { PilotTexts } from '../../card-texts.ts';

export const scumPilotTexts: PilotTexts<'scum'> = {
  'scum:aggressor:ig88a': 'After its attack destroys the defender the ship may recover 1 shield.',
  'scum:aggressor:ig88c': 'After its boost action the ship may perform a free evade action.',
  'scum:firespray31:kathscarlet': 'Rolls 1 more attack die against a ship in its auxiliary arc.',
  'scum:z95headhunter:ndrusuhlak': 'Rolls 1 more attack die while no other friendly ship is at range 1-2.',
  'scum:ywing:kavil': 'Rolls 1 more attack die against a ship outside its firing arc.',
  'scum:m3ainterceptor:serissu':
    'Another friendly ship at range 1 that is attacked may reroll 1 of its defense dice.',
  'scum:firespray31:bobafett':
    'Attacking or defending, it may reroll as many of its dice as there are enemies at range 1.',
  'scum:starviper:guri': 'As the Combat phase starts with an enemy at range 1, it may take 1 focus token.',
  'scum:hwk290:palobgodalhi':
    'As the Combat phase starts, it may take over a focus or evade token of an enemy at range 1-2.',
  'scum:z95headhunter:kaatoleeachos':
    'As the Combat phase starts, it may take over a focus or evade token of another friendly ship at range 1-2.',
  'scum:m3ainterceptor:laetinashera': 'Each attack that misses it may give it 1 evade token.',
  'scum:kihraxzfighter:grazthehunter': 'Rolls 1 more defense die against an attacker in its firing arc.',
  'scum:protectoratestarfighter:fennrau':
    'In attacks at range 1, made by it or on it, it may roll 1 more die.',
  'scum:g1astarfighter:zuckuss': 'Attacking, it may roll 1 more die; the defender then rolls 1 more as well.',
  'scum:protectoratestarfighter:kadsolus': 'Each red maneuver it flies gives it 2 focus tokens.',
  'scum:protectoratestarfighter:oldteroch':
    'As the Combat phase starts, an enemy at range 1 with this ship in its firing arc may be made to lose its focus and evade tokens.',
  'scum:lancerclasspursuitcraft:asajjventress':
    'As the Combat phase starts, a ship at range 1-2 in its mobile arc may be given 1 stress token.',
  'scum:lancerclasspursuitcraft:ketsuonyo':
    'As the Combat phase starts, a ship at range 1 in both its primary and its mobile arc may be given 1 tractor beam token.',
  'scum:quadjumper:unkarplutt':
    'As the Activation phase ends, every ship it touches, friend or enemy, gets 1 tractor beam token.',
  'scum:yv666:bossk': 'When its attack hits, it may give up 1 critical for 2 more hits.',
  'scum:yv666:lattsrazzi':
    'When a friendly ship declares an attack, this one may spend its lock on the defender, who has 1 agility less against it.',
  'scum:g1astarfighter:4lom':
    'As the End phase starts, it may pass 1 of its stress tokens to any other ship at range 1.',
  'scum:lancerclasspursuitcraft:sabinewren':
    'Defending against an enemy at range 1-2 in its mobile arc, it may add 1 focus result.',
  'scum:m12lkimogilafighter:dalanoberos':
    'As the Combat phase starts, it may lock an enemy at range 1-3 in its bullseye arc.',
  'scum:hwk290:dacebonearm':
    'When an enemy at range 1-3 gets an ion token, this ship, if unstressed, may take 1 stress token to make it suffer 1 damage.',
  'scum:kihraxzfighter:talonbanecobra':
    'The extra die that range gives it, attacking or defending, counts twice.',
  'scum:ywing:drearenthal': 'Having spent its lock, it may take 1 stress token to acquire another one.',
  'scum:jumpmaster5000:dengar':
    'Once a round, after an attack on it by a ship in its firing arc, it may attack that ship.',
  'scum:aggressor:ig88b': 'Once a round, after its attack misses, it may attack with one of its cannons.',
  'scum:yv666:moraloeval': 'Its cannons may also fire at ships in its auxiliary arc.',
  'scum:firespray31:emonazzameen': 'May drop bombs with the straight or a turn template of speed 3 too.',
  'scum:scurrgh6bomber:solsixxa': 'May drop bombs with a turn template of speed 1 too.',
  'scum:hwk290:torkilmux':
    'As the Activation phase ends, an enemy at range 1-2 of its choice gets pilot skill 0 for the Combat phase.',
  'scum:starviper:princexizor':
    'One hit or critical of an attack that hits it may go to a friend at range 1 instead.',
  'scum:jumpmaster5000:manaroo':
    'As the Combat phase starts, it may hand all its focus tokens, evade tokens and its lock to another friendly ship at range 1.',
  'scum:m3ainterceptor:genesisred':
    'When it acquires a lock, it gets focus and evade tokens until it has as many of each as the locked ship.',
  'scum:m3ainterceptor:inaldra': 'Attacking or defending, it may spend 1 shield to reroll any of its dice.',
  'scum:kihraxzfighter:captainjostero':
    'Once a round, when an enemy suffers damage that is not from an attack on it, this ship may attack that enemy.',
  'scum:scurrgh6bomber:captainnym':
    'Bombs of its own side do nothing to it. A friend may add 1 evade result against an attack measured across such a bomb.',
  'scum:quadjumper:constablezuvio': 'Revealing a reverse maneuver, it may drop any of its bombs ahead of it.',
  'scum:starviper:dalanoberos':
    'Unstressed and revealing a turn, a bank or a Segnor’s loop, it may fly a red Tallon roll to that side along the same template.',
  'scum:aggressor:ig88d': 'May fly a Segnor’s loop of speed 3 along the turn template.',
  'scum:m3ainterceptor:quinnjast':
    'As the Combat phase starts, a weapons disabled token may buy back 1 discarded Torpedo or Missile.',
  'scum:quadjumper:sarcoplank':
    'Defends with as many dice as the speed it flew this round where that is more than its agility.',
  'scum:m3ainterceptor:sunnybounder':
    'Once a round, when all dice it rolled or rerolled show the same, it may add another such result.',
  'scum:jumpmaster5000:teltrevura':
    'The first destruction of the ship does not come: its Damage cards go and it is dealt 4 facedown ones.',
  'scum:starviper:thweek': 'Before ships are placed, it may assign Mimicked or Shadowed to an enemy.',
  'scum:m12lkimogilafighter:toranikulda':
    'After its attack, each enemy at range 1-3 in its bullseye arc loses all focus and evade tokens or suffers 1 damage, as its player likes.',
  'scum:kihraxzfighter:viktorhel':
    'After an attack on it for which it rolled fewer or more than 2 defense dice, the attacker gets 1 stress token.',
  'scum:z95headhunter:nashtahpuppilot':
    'Comes out of a destroyed Hound’s Tooth, with the pilot skill and the ability of the pilot who flew that.',
};
