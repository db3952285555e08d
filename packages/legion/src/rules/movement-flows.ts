import type { FlowTable } from '@sortie/kernel';
import type { LegionWords, MovementFlows } from '../model/index.ts';

export const movementFlows = {} as Pick<FlowTable<LegionWords>, keyof MovementFlows>;
