import type { ConditionTexts } from '../card-texts.ts';

export const conditionTexts: ConditionTexts = {
  rattled:
    'Damage that the ship suffers from a bomb comes with 1 critical damage more; then this card is removed. Action: an attack die is rolled, and a focus or a hit removes this card.',
  harpooned:
    'Hit by an attack with an uncancelled critical, the ship makes all others at range 1 suffer 1 damage, loses this card and is dealt a facedown Damage card. Destroyed, it makes all ships at range 1 suffer 1 damage. Action: removes this card and rolls an attack die, suffering 1 damage on a hit or critical.',
  adebttopay: 'Attacking a ship with A Score to Settle, this one may turn 1 focus result into a critical.',
  suppressivefire:
    'The ship attacks with 1 die fewer, except the one who assigned this card. It is removed when that one is attacked by the ship, is destroyed, or goes through a Combat phase without an attack of its own.',
  illshowyouthedarkside:
    'A player looks for a Damage card with the Pilot trait in the deck and may put it here. The first critical that an attack makes the ship suffer becomes this card, past its shields; then the condition goes.',
  mimicked:
    'Thweek has this pilot’s ability as well, even when the ship is gone; conditions cannot be assigned with it.',
  shadowed: 'Thweek has the pilot skill that this ship had before the game began, whatever becomes of it.',
  scrambled:
    'Attacking at range 1 a ship with Targeting Scrambler, it leaves its attack dice as they fell. Removed as the Combat phase ends.',
  fanaticaldevotion:
    'The ship spends no focus tokens to defend. Attacking, 1 hit out of those that a focus token brings is safe from defense dice, and criticals may be cancelled before it. Removed in the End phase.',
  optimizedprototype:
    '1 shield more. Once a round, attacking with the primary weapon, 1 die may be given up to take 1 shield off the defender; after such an attack a friend at range 1-2 with Director Krennic may lock the defender.',
};
