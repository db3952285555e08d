import type { UpgradeTexts } from '../../card-texts.ts';

export const missileTexts: UpgradeTexts<'missile'> = {
  'missile:concussionmissiles':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; 1 blank may become a hit.',
  'missile:clustermissiles':
    'Two attacks in a row at range 1-2 with 3 dice each, paid once with the lock on the target and this card.',
  'missile:homingmissiles':
    'Attack at range 2-3 with 4 dice on a locked ship that costs this card but not the lock; the defender cannot spend evade tokens.',
  'missile:assaultmissiles':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; on a hit, all other ships at range 1 of the defender suffer 1 damage.',
  'missile:chardaanrefit': 'Makes the ship 2 points cheaper and fills its Missile slot.',
  'missile:harpoonmissiles': 'After its attack hits, the defender is assigned the Harpooned! condition.',
  'missile:ionpulsemissiles':
    'Attack at range 2-3 with 3 dice on a locked ship that costs this card but not the lock; on a hit the defender suffers just 1 damage and gets 2 ion tokens.',
  'missile:protonrockets':
    'Attack at range 1 with 2 dice, and one more for each point of agility up to 3, that needs a focus token but spends only this card.',
  'missile:cruisemissiles':
    'Attack at range 2-3 on a locked ship that costs this card but not the lock, with 1 die and one more for each point of the speed flown this round, up to 4.',
  'missile:scramblermissiles':
    'Attack at range 2-3 with 3 dice on a locked ship that costs this card but not the lock; a hit gives the defender and all ships at range 1 of it 1 jam token each in place of damage.',
  'missile:advhomingmissiles':
    'Attack at range 2 with 3 dice on a locked ship that costs this card but not the lock; a hit deals 1 faceup Damage card past the shields and nothing else.',
  'missile:unguidedrockets':
    'Attack at range 1-3 with 3 dice that needs a focus token and spends nothing; only that token may change its dice.',
  'missile:xx23sthreadtracers':
    'Attack at range 1-3 with 3 dice that needs a focus token and costs only this card; a hit does no damage and lets friends at range 1-2, this ship too, lock the defender.',
};
