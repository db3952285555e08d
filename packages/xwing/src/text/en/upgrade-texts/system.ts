import type { UpgradeTexts } from '../../card-texts.ts';

export const systemTexts: UpgradeTexts<'system'> = {
  'system:firecontrolsystem': 'After its attack the ship may lock the defender.',
  'system:sensorjammer':
    'Defending, the ship may turn 1 hit of the attacker into a focus result that cannot be rerolled.',
  'system:enhancedscopes': 'In the Activation phase the pilot skill is 0.',
  'system:advancedsensors':
    'Just before the dial is revealed it may act for free; then it does not act after the maneuver.',
  'system:accuracycorrector':
    'Attacking, it may cancel its whole roll and put 2 hits, or nothing, in its place; then its dice stay as they are.',
  'system:thrustcorrector':
    'Defending with at most 3 stress tokens, it may take 1 more to cancel its whole roll for 1 evade result; then its dice stay as they are.',
  'system:advtargetingcomputer':
    'Attacking a ship it has locked with the primary weapon, it may add 1 critical; then it spends no lock in that attack.',
  'system:reinforceddeflectors': 'An attack that did 3 damage or more to it leaves it 1 shield back.',
  'system:electronicbaffle': 'A stress or ion token that comes may be taken off again for 1 damage.',
  'system:trajectorysimulator':
    'Bombs without an action may be launched ahead with the speed-5 straight template in place of being dropped.',
  'system:targetingscrambler':
    'As the Planning phase starts it may take a weapons disabled token to assign Scrambled to a ship at range 1-3.',
  'system:collisiondetector':
    'Obstacles do not stop its boosts, barrel rolls and decloaks, and criticals rolled for obstacles do it no harm.',
  'system:minefieldmapper':
    'When the forces are placed, Bomb cards of the ship may be discarded: their tokens lie anywhere beyond range 3 of enemies.',
};
