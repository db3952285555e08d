import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';
import { fliesBankFirst } from '../../flies-bank-first.ts';

const CARD = 'title:adaptiveailerons';
const { window, ...bank } = fliesBankFirst;

const mayLeave = ({ table, self }: Here): boolean =>
  table.isPermitted({ kind: 'leaveCard', ship: table.ship(self), card: CARD });

export const adaptiveAilerons = card(CARD, {
  abilities: [
    on(window, { ...bank, applies: (at) => bank.applies(at) && !mayLeave(at) }),
    on(window, { ...bank, optional: true, applies: (at) => bank.applies(at) && mayLeave(at) }),
  ],
});
