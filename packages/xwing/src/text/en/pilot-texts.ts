import type { PilotTexts } from '../card-texts.ts';

export const pilotTexts: PilotTexts = {
  'imperial:firespray31:kathscarlet': 'A defender that cancels a critical of this ship gets 1 stress token.',
  'imperial:firespray31:bobafett':
    'A bank that the dial reveals may be flown to the other side at the same speed.',
  'imperial:firespray31:krassistrelix':
    'Attacking with a secondary weapon, this ship may reroll 1 of its attack dice.',
  'imperial:tieadvanced:maarekstele':
    'When its attack would deal a faceup Damage card, 3 are drawn, this player picks which one is dealt, and the rest are discarded.',
  'imperial:tieadvanced:darthvader': 'Performs up to 2 actions in its Perform Action step.',
  'imperial:tiebomber:captainjonus':
    'Another friendly ship at range 1 that fires a secondary weapon may reroll as many as 2 attack dice.',
  'imperial:tiefighter:wingedgundark': 'At range 1 its attack may turn 1 hit into a critical.',
  'imperial:tiefighter:nightbeast': 'Every green maneuver it flies offers it a free focus action.',
  'imperial:tiefighter:backstabber':
    'Rolls 1 more attack die against a ship that does not have it in a firing arc.',
  'imperial:tiefighter:darkcurse':
    'Whoever attacks this ship can neither spend focus tokens nor reroll attack dice.',
  'imperial:tiefighter:maulermithel': 'Rolls 1 more attack die at range 1.',
  'imperial:tiefighter:howlrunner':
    'Another friendly ship at range 1 that fires its primary weapon may reroll 1 attack die.',
  'imperial:tiefofighter:epsilonleader':
    'As the Combat phase starts, every friendly ship at range 1, itself too, loses 1 stress token.',
  'imperial:tiefofighter:omegaace':
    'Against the ship it has locked, it may spend the lock and a focus token: every die of the attack becomes a critical.',
  'imperial:tiefofighter:zetaace': 'May barrel roll with the straight template of speed 2.',
  'imperial:tieinterceptor:turrphennir':
    'Each attack it has made offers it a free boost or a free barrel roll.',
  'imperial:tieinterceptor:soontirfel': 'Whenever it gets a stress token it may take a focus token too.',
  'imperial:tiephantom:echo':
    'Decloaks along the bank template of speed 2, whether ahead or to a side, and not along the straight one.',
  'imperial:tiephantom:whisper': 'An attack of its own that hits may give it 1 focus token.',
  'rebel:awing:tychocelchu': 'Stress does not keep this ship from performing actions.',
  'rebel:t70xwing:poedameron':
    'While it holds a focus token, it may turn 1 focus result of its own into a hit or an evade without spending the token.',
  'rebel:t70xwing:blueace': 'May boost with the turn templates of speed 1 too.',
  'rebel:xwing:wedgeantilles': 'Whoever it attacks has 1 agility less, never below 0.',
  'rebel:xwing:garvendreis':
    'When it spends a focus token, another friendly ship at range 1-2 may be given one.',
  'rebel:xwing:biggsdarklighter':
    'Enemies cannot aim at other friendly ships at range 1 of it with a weapon that could be fired at it.',
  'rebel:xwing:lukeskywalker': 'Defending, it may turn 1 of its focus results into an evade.',
  'rebel:yt1300:chewbacca': 'A Damage card that reaches it faceup is turned facedown before its text counts.',
  'rebel:yt1300:landocalrissian':
    'Every green maneuver it flies offers another friendly ship at range 1 a free action from its own action bar.',
  'rebel:yt1300:hansolo':
    'Attacking, it may reroll its attack dice, but then every one that can be rerolled.',
  'rebel:ywing:dutchvander':
    'When it acquires a lock, another friendly ship at range 1-2 may acquire a lock as well.',
  'rebel:ywing:hortonsalm': 'Attacking at range 2-3, it may reroll as many of its blanks as it likes.',
  'rebel:senatorsshuttle:senator':
    'Neither acts nor attacks; criticals against it become hits, and its Damage cards stay facedown.',
  'rebel:senatorsshuttle:shieldedsenator':
    'With shields: neither acts nor attacks; criticals against it become hits, and its Damage cards stay facedown.',
};
