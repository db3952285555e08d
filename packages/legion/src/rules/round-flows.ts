import type { FlowTable } from '@sortie/kernel';
import type { LegionWords, RoundFlows } from '../model/index.ts';

export const roundFlows = {} as Pick<FlowTable<LegionWords>, keyof RoundFlows>;
