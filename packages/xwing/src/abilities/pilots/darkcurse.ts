import { card } from '../card-rules.ts';

/** Whoever attacks: neither its own tokens nor another ship's help get around the ban. xw.carddata.pilot.dark-curse */
export const darkcurse = card('imperial:tiefighter:darkcurse', {
  forbids: (question, { self }) =>
    (question.kind === 'spendFocus' || question.kind === 'reroll') &&
    question.attack.defender === self &&
    question.ship.id === question.attack.attacker,
});
