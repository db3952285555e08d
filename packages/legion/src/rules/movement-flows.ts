import type { FlowTable } from '@sortie/kernel';
import type { LegionWords, MovementFlows } from '../model/index.ts';
import { carry } from './carry.ts';
import { displace } from './displacement.ts';
import { move } from './move.ts';
import { placeInCohesion } from './place-in-cohesion.ts';
import { regroup } from './regroup.ts';

export const movementFlows: Pick<FlowTable<LegionWords>, keyof MovementFlows> = {
  move,
  displace,
  regroup,
  placeInCohesion,
  carry,
};
