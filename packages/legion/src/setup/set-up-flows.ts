import type { FlowTable } from '@sortie/kernel';
import type { LegionWords, SetUpFlows } from '../model/index.ts';

export const setUpFlows = {} as Pick<FlowTable<LegionWords>, keyof SetUpFlows>;
