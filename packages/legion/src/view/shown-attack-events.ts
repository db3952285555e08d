import { tellFields } from '@sortie/kernel';
import type { AttackEvent } from '../model/index.ts';
import type { Tellers } from './shown-events.ts';

export const shownAttackEvents: Pick<Tellers, AttackEvent['kind']> = {
  miniatureDefeated: tellFields('unit', 'miniature'),
};
