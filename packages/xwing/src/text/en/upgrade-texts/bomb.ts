import type { UpgradeTexts } from '../../card-texts.ts';

export const bombTexts: UpgradeTexts<'bomb'> = {
  'bomb:seismiccharges':
    'Dropped when the dial is revealed, for the card; at the end of the Activation phase each ship at range 1 suffers 1 damage.',
  'bomb:proximitymines':
    'Action: dropped for the card; the ship that crosses it rolls 3 attack dice and suffers the hits and criticals.',
  'bomb:protonbombs':
    'Dropped when the dial is revealed, for the card; at the end of the Activation phase each ship at range 1 is dealt a faceup Damage card past its shields.',
  'bomb:clustermines':
    'Action: a set of 3 mines is dropped. Each one that a ship touches makes it roll 2 attack dice; every hit and every critical among them is 1 damage.',
  'bomb:connernet':
    'Action: a net is dropped. The ship that touches it suffers 1 damage, gets 2 ion tokens and skips its Perform Action step.',
  'bomb:bombletgenerator':
    'Each round, on revealing its dial, the ship may drop a bomblet: as Activation ends, ships at range 1 of it roll 2 attack dice and suffer what they show.',
  'bomb:thermaldetonators':
    'On revealing its dial the ship may drop a detonator: as Activation ends, ships at range 1 of it suffer 1 damage and get 1 stress token.',
  'bomb:ionbombs':
    'On revealing its dial the ship may drop a bomb: as Activation ends, ships at range 1 of it get 2 ion tokens.',
  'bomb:ordnancesilos':
    'Each other Bomb card of the ship begins with 3 ordnance tokens, taken off one by one in place of discarding it.',
};
