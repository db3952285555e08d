import type { FlowTable } from '@sortie/kernel';
import type { LegionMoments, LegionState, LegionWords, UnitId } from '../model/index.ts';
import { seatsFrom, unitOf } from './in-play.ts';
import { flow, opens } from './words.ts';

/** Whoever the unit belongs to speaks first. */
const ownerFirst = {
  rule: 'lg.timing.after',
  order: (state: LegionState, { unit }: { readonly unit: UnitId }) =>
    seatsFrom(state, unitOf(state, unit).seat),
};

/** The one window of each moment after an effect. */
export const momentFlows: Pick<FlowTable<LegionWords>, keyof LegionMoments> = {
  tokensGained: flow('tokensGained', [opens('tokensGained', ownerFirst)]),
  tokenSpent: flow('tokenSpent', [opens('tokenSpent', ownerFirst)]),
};
