import type { FlowTable } from '@sortie/kernel';
import type { AttackFlows, LegionWords } from '../model/index.ts';
import { arm } from './arm.ts';
import { attack } from './attack.ts';
import { attackPool } from './attack-pool.ts';
import { attacksInTurn } from './attacks-in-turn.ts';
import { defeat } from './defeat.ts';
import { detonate } from './detonation.ts';
import { guard } from './guardian.ts';
import { chooseLeader } from './new-leader.ts';
import { resilience } from './resilience.ts';
import { sufferWounds } from './wounds.ts';

export const attackFlows: Pick<FlowTable<LegionWords>, keyof AttackFlows> = {
  attack,
  attacksInTurn,
  attackPool,
  guard,
  sufferWounds,
  detonate,
  defeat,
  chooseLeader,
  resilience,
  arm,
};
