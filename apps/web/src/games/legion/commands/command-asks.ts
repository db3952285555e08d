import { PickAsk } from '../pick-ask.tsx';
import type { Widgets } from '../widget.ts';
import { ActionAsk } from './action-ask.tsx';
import { HandAsk } from './hand-ask.tsx';
import { OrderAsk } from './order-ask.tsx';
import { TurnAsk } from './turn-ask.tsx';

/** The questions of the Command phase, whose turn it is to be activated, and what an active unit does. */
export const commandAsks: Widgets = {
  selectCommandCard: HandAsk,
  readyCommandCard: HandAsk,
  nominate: OrderAsk,
  issueOrder: OrderAsk,
  chooseUnit: TurnAsk,
  chooseAction: ActionAsk,
  chooseFreeAction: ActionAsk,
  borrowCourage: PickAsk,
  promote: PickAsk,
};
