import type { PilotTexts } from '../../card-texts.ts';

export const rebelPilotTexts: PilotTexts<'rebel'> = {
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
  'rebel:awing:arvelcrynyd': 'May attack enemies that it touches, if they stand in its firing arc.',
  'rebel:hwk290:roarkgarnet':
    'As combat starts, another friendly ship at range 1-3 counts as having pilot skill 12 until the phase ends.',
  'rebel:hwk290:kylekatarn': 'As combat starts, a friend at range 1-3 may be handed one of its focus tokens.',
  'rebel:hwk290:janors':
    'Unless stressed, it may take a stress token so that another friendly ship at range 1-3 attacks with 1 die more.',
  'rebel:z95headhunter:airencracken':
    'Each attack of its own lets it offer a free action to another friendly ship at range 1.',
  'rebel:ewing:etahnabaht':
    'Whoever attacks an enemy in its firing arc at range 1-3 may turn 1 hit into a critical.',
  'rebel:xwing:wesjanson':
    'Each attack of its own may cost its target a focus token, an evade token or the lock it holds.',
  'rebel:xwing:jekporkins':
    'Stress that reaches it may be removed at once for the roll of an attack die: a hit deals it a facedown Damage card.',
  'rebel:xwing:hobbieklivian': 'Acquiring a lock, or spending one, may take a stress token off it.',
  'rebel:xwing:tarnmison': 'An enemy that declares an attack on it may be locked by it at once.',
  'rebel:awing:gemmersojan': 'Has 1 agility more while an enemy is at range 1.',
  'rebel:bwing:keyanfarlander':
    'Attacking, it may give up a stress token to make hits of all its focus results.',
  'rebel:bwing:neradantels': 'Its torpedoes may be fired at enemies outside its firing arc.',
  'rebel:yt2400:eadenvrill': 'Its primary weapon rolls 1 die more against a stressed ship.',
  'rebel:kwing:mirandadoni':
    'Once a round, for one attack, it may trade a shield for 1 die more, or 1 die fewer for a shield it gets back.',
  'rebel:t70xwing:redace': 'The first shield it loses each round brings it an evade token.',
  'rebel:vcx100:herasyndulla':
    'A green or red maneuver that it reveals may be exchanged for another of that colour on its dial.',
  'rebel:attackshuttle:herasyndulla':
    'A green or red maneuver that it reveals may be exchanged for another of that colour on its dial.',
  'rebel:attackshuttle:ezrabridger':
    'Defending while stressed, it may turn up to 2 of its focus results into evades.',
  'rebel:sheathipedeclassshuttle:ezrabridger':
    'Defending while stressed, it may turn up to 2 of its focus results into evades.',
  'rebel:vcx100:chopper': 'As combat starts, every enemy it touches gets a stress token.',
  'rebel:vcx100:kananjarrus':
    'Spending a focus token, it makes an enemy at range 1-2 attack with 1 die fewer.',
  'rebel:attackshuttle:sabinewren':
    'Before its dial is revealed, it may boost or barrel roll as a free action.',
  'rebel:tiefighter:sabinewren': 'Before its dial is revealed, it may boost or barrel roll as a free action.',
  'rebel:t70xwing:elloasty': 'Unless it is stressed, its Tallon rolls are white.',
  'rebel:arc170:braylenstramm':
    'Stressed, it may roll an attack die whenever it has flown its maneuver: a hit or a critical takes off a stress token.',
  'rebel:arc170:thanekyrell':
    'When an enemy in its firing arc at range 1-3 has attacked another friendly ship, it may perform a free action.',
  'rebel:uwing:cassianandor':
    'As the Activation phase starts, it may take a stress token off another friendly ship at range 1-2.',
  'rebel:t70xwing:niennunb':
    'With an enemy in its firing arc at range 1, it may throw off a stress token as it gets it.',
  'rebel:t70xwing:snapwexley':
    'When it has flown a maneuver of speed 2-4 and touches nobody, it may boost as a free action.',
  'rebel:tiefighter:ahsokatano':
    'As combat starts, it may spend a focus token to offer a free action to a friendly ship at range 1, itself included.',
  'rebel:uwing:bodhirook': 'Friendly ships may lock any enemy that is at range 1-3 of a friendly ship.',
  'rebel:uwing:hefftobber': 'An enemy whose maneuver ends in its base lets it perform a free action.',
  'rebel:auzituckgunship:wullffwarro':
    'Without shields and with a Damage card or more, it attacks with 1 die more.',
  'rebel:uwing:sawgerrera':
    'A friendly ship at range 1-2 that is stressed or damaged may reroll 1 die of its attacks.',
  'rebel:uwing:benthictwotubes':
    'When it has performed a focus action, a friend at range 1-2 may be handed a focus token.',
  'rebel:xwing:leevantenza': 'A boost action may bring it an evade token, at the price of a stress token.',
  'rebel:xwing:edriotwotubes':
    'When its activation begins while it holds a focus token, it may perform a free action.',
  'rebel:xwing:kullbeesperado': 'A boost or a barrel roll lets it turn over its Servomotor S-foils.',
  'rebel:bwing:ibtisam': 'Stressed, it may reroll 1 of its dice, attacking and defending.',
  'rebel:t70xwing:jesspava':
    'Attacking and defending, it may reroll as many of its dice as other friendly ships are at range 1.',
  'rebel:yt1300:rey':
    'Against an enemy in its firing arc it may reroll up to 2 of its blanks, attacking and defending.',
  'rebel:arc170:norrawexley':
    'A lock that it spends on its enemy in an attack, either way, may add a focus result to its dice.',
  'rebel:auzituckgunship:lowhhrick':
    'A reinforce token that it spends adds an evade for another friendly ship at range 1 that defends.',
  'rebel:bsf17bomber:crimsonleader':
    'Attacking a ship in its firing arc, it may give up a hit or a critical to assign it the condition Rattled.',
  'rebel:tiefighter:captainrex': 'Whoever it has attacked is assigned the condition Suppressive Fire.',
  'rebel:sheathipedeclassshuttle:fennrau':
    'Unless stressed, it may take a stress token when an enemy in its firing arc at range 1-3 is due to fight: that ship spends no tokens on its attack dice this round.',
  'rebel:ewing:corranhorn': 'May attack as the End phase starts, and then does not attack in the next round.',
  'rebel:scurrgh6bomber:captainnym': 'Once a round it may keep a bomb of its own side from going off.',
  'rebel:z95headhunter:lieutenantblount':
    'Its attacks always count as hits, though all their results be cancelled.',
  'rebel:bwing:tennumb': 'Defense dice cannot cancel 1 of its criticals.',
  'rebel:attackshuttle:zeborrelios': 'Defending, it may cancel criticals before hits.',
  'rebel:tiefighter:zeborrelios': 'Defending, it may cancel criticals before hits.',
  'rebel:sheathipedeclassshuttle:zeborrelios': 'Defending, it may cancel criticals before hits.',
  'rebel:t70xwing:poedameron-swx57':
    'While it holds a focus token, it may turn 1 focus result of its own into a hit or an evade without spending the token.',
  'rebel:senatorsshuttle:senator':
    'Neither acts nor attacks; criticals against it become hits, and its Damage cards stay facedown.',
  'rebel:senatorsshuttle:shieldedsenator':
    'With shields: neither acts nor attacks; criticals against it become hits, and its Damage cards stay facedown.',
  'rebel:awing:jakefarrell':
    'A focus action that it performs, or a focus token that reaches it in any other way, lets it boost or barrel roll for free.',
  'rebel:yt2400:dashrendar':
    'Obstacles do not exist for its maneuvers and actions; in combat they count as for everybody.',
  'rebel:yt2400:leebo':
    'Of 2 Damage cards drawn whenever one is dealt to it faceup, its player keeps one and discards the other.',
  'rebel:bsf17bomber:cobaltleader':
    'Whoever it attacks rolls 1 defense die fewer while a bomb token of any side is at range 1 of them.',
  'rebel:yt1300:chewbacca-swx57':
    'The destruction of another friendly ship at range 1-3 lets it attack at once, in any phase.',
  'rebel:sheathipedeclassshuttle:ap5':
    'Before a ship that it coordinates acts, it may take 2 stress tokens itself to rid that ship of 1.',
  'rebel:kwing:esegetuketu':
    'Other friendly ships at range 1-2 may use its focus tokens as theirs in their attacks.',
  'rebel:arc170:sharabey': 'Other friendly ships at range 1-2 may use its lock as theirs in their attacks.',
  'rebel:uwing:magvayarro':
    'In an attack on another friendly ship at range 1-2 no more than 1 attack die can be rerolled.',
  'rebel:yt1300:hansolo-swx57':
    'May be deployed anywhere in the play area that is out of range 3 of every enemy.',
  'rebel:bsf17bomber:crimsonspecialist':
    'A bomb that it drops as its dial is revealed may be put down anywhere in contact with it.',
};
