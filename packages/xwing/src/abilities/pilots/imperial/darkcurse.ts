import type { Attack, Ship } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card } from '../../card-words.ts';

/** Whoever attacks: neither its own tokens nor another ship's help get around the ban. xw.carddata.pilot.dark-curse */
export const darkcurse = card('imperial:tiefighter:darkcurse', {
  forbids: { spendFocus: isByItsAttacker, reroll: isByItsAttacker },
});

function isByItsAttacker(
  { ship, attack }: { readonly ship: Ship; readonly attack: Attack | null },
  { self }: Here,
): boolean {
  return attack?.defender === self && ship.id === attack.attacker;
}
