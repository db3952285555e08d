import type { FlowTable } from '@sortie/kernel';
import type { AttackFlows, LegionWords } from '../model/index.ts';

export const attackFlows = {} as Pick<FlowTable<LegionWords>, keyof AttackFlows>;
