import { card } from '../card-rules.ts';

export const darthvader = card('imperial:tieadvanced:darthvader', { actionsInStep: 2 });
