import type { UpgradeTexts } from '../../card-texts.ts';

export const eliteTexts: UpgradeTexts<'ept'> = {
  'ept:determination':
    'A Pilot Damage card that reaches this ship faceup is discarded before its text counts.',
  'ept:swarmtactics':
    'As the Combat phase starts, another friendly ship at range 1 may fight at this ship’s pilot skill until the phase is over.',
  'ept:squadleader': 'Action: a ship at range 1-2 with a lower pilot skill is offered a free action.',
  'ept:experthandling':
    'Action: a free barrel roll, with 1 stress token if the bar lacks its icon; after it, one enemy lock on this ship may be removed.',
  'ept:marksmanship':
    'Action: in its attacks this round the ship may turn 1 focus result into a critical and all the others into hits.',
  'ept:daredevil':
    'Action: flies a white turn of speed 1 and gets 1 stress token; a ship without boost in its bar then rolls 2 attack dice and suffers what they show.',
  'ept:elusiveness':
    'Defending without stress, the ship may take 1 stress token to make the attacker reroll an attack die of its choice.',
  'ept:pushthelimit':
    'Once a round, an action of the ship offers it another one from its bar for free; if it takes it, 1 stress token follows.',
  'ept:deadeye':
    'A focus token stands for the target lock that a secondary weapon asks for, and is spent in place of it.',
  'ept:veteraninstincts': 'Pilot skill is 2 higher.',
  'ept:wired': 'Attacking or defending under stress, the ship may reroll any number of its focus results.',
  'ept:expose': 'Action: until the round ends its primary weapon is 1 stronger and its agility 1 lower.',
  'ept:drawtheirfire':
    'An attack hits another friendly ship at range 1: this ship may take 1 of the criticals left on itself.',
  'ept:adrenalinerush':
    'Discard it as a red maneuver is revealed: the maneuver is white until the Activation phase is over.',
  'ept:opportunist':
    'Attacking a ship with neither focus nor evade token, an unstressed ship may take 1 stress token for 1 more attack die.',
  'ept:wingman': 'As the Combat phase starts, another friendly ship at range 1 loses 1 stress token.',
  'ept:decoy':
    'As the Combat phase starts, it may swap pilot skills with a friendly ship at range 1-2 until the phase is over.',
  'ept:outmaneuver':
    'The target in its arc has 1 agility less while this ship is outside all of the target’s arcs.',
  'ept:predator': 'Attacking, it may reroll 1 attack die, or 2 against a pilot skill of 2 or lower.',
  'ept:lonewolf': 'With no friend at range 1-2 it may reroll 1 blank of its own, attacking or defending.',
  'ept:intimidation': 'An enemy that touches this ship has 1 agility less.',
  'ept:bodyguard':
    'As the Combat phase starts, it may spend a focus token: a friend at range 1 with a higher pilot skill has 1 agility more until the round ends.',
  'ept:calculation': 'Attacking, it may spend a focus token to make 1 of its focus results a critical.',
  'ept:crackshot':
    'Attacking a ship in its arc, it may discard this card before results are compared: 1 evade result of the defender is cancelled.',
  'ept:coolhand': 'Getting stressed, it may discard this card for 1 focus or 1 evade token.',
  'ept:juke':
    'While it holds an evade token, its attacks may turn 1 evade result of the defender into a focus result.',
  'ept:adaptability#232': 'Pilot skill is 1 lower.',
  'ept:adaptability#233': 'Pilot skill is 1 higher.',
  'ept:rage':
    'Action: 1 focus token and 2 stress tokens; until the round ends it may reroll up to 3 dice in each of its attacks.',
  'ept:attannimindlink':
    'A focus or stress token that comes to it comes to every friend with this card too, unless the friend has one of the kind.',
  'ept:fearlessness': 'At range 1, each ship in the other’s arc, it may add 1 hit to its attack.',
  'ept:trickshot': 'An obstructed attack of this ship may roll 1 more attack die.',
  'ept:swarmleader':
    'Before a primary weapon attack up to 2 friends with the defender in arc at range 1-3 may give 1 evade token each: 1 more attack die a token.',
  'ept:expertise': 'Attacking without stress, it may make all of its focus results hits.',
  'ept:intensity#317':
    'After a boost or barrel roll it may take 1 focus or evade token and turn this card over.',
  'ept:intensity#318':
    'As the Combat phase ends, it may spend 1 focus or evade token to turn this card over.',
  'ept:selflessness':
    'An attack hits another friend at range 1: it may discard this card and take all the hits left on itself.',
  'ept:ruthlessness':
    'After an attack of it that hits, a ship at range 1 of the defender, neither of the two, suffers 1 damage.',
  'ept:saturationsalvo':
    'After a torpedo or missile of it that misses, ships at range 1 of the defender with less agility than the card costs roll an attack die each and suffer what it shows.',
  'ept:ascoretosettle':
    'Before forces are placed an enemy is assigned A Debt to Pay; attacking it, the ship may turn 1 focus result into a critical.',
  'ept:snapshot':
    'After an enemy’s maneuver the ship may attack it with this card, once in the phase and without modifying its dice.',
  'ept:stayontarget':
    'A revealed dial may be turned to another maneuver of the same speed, which is then red.',
  'ept:lightningreflexes':
    'Discard it after a white or green maneuver of the dial: the ship turns about where it stands and gets 1 stress token.',
  'ept:debrisgambit': 'Action: 1 evade token for an obstacle at range 1, or 2 for several.',
};
