import { card } from '../../card-words.ts';

export const darthvader = card('imperial:tieadvanced:darthvader', { actionsInStep: 2 });
