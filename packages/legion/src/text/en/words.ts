import { wordingOf } from '../wording.ts';
import { pieceWords } from './piece-words.ts';
import { terms } from './terms.ts';

export const words = wordingOf(
  {
    surge: 'surge chart',
    attack: 'the attack',
    useCover: 'cover',
    arm: 'Arm',
    detonate: 'Detonate',
    cumbersome: 'Cumbersome',
    disabled: 'disabled',
    damaged: 'damaged',
    standbyToken: 'the standby token',
    ionTokens: 'ion tokens',
    immobilizeTokens: 'immobilize tokens',
    rally: 'rally',
    panic: 'panic',
    clamber: 'clamber',
    compulsory: 'compulsory move',
    displacement: 'displacement',
    endPhase: 'End phase',
    suppression: 'suppression',
    rule: 'by the rules',
    count: 'count',
    from: 'from',
    to: 'to',
    decline: 'decline',
    units: 'units',
    points: 'points',
    hits: 'hits',
    discard: 'discard',
    wounds: 'wounds',
  },
  pieceWords,
  terms,
  'no dice',
);
