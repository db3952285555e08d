import type { Attack } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card } from '../../card-words.ts';

function cancelsCriticalsFirst({ self, attack }: Here & { readonly attack: Attack }): boolean {
  return attack.defender === self;
}

export const zebOrreliosShuttle = card('rebel:attackshuttle:zeborrelios', { cancelsCriticalsFirst });
export const zebOrreliosTie = card('rebel:tiefighter:zeborrelios', { cancelsCriticalsFirst });
export const zebOrreliosPhantom = card('rebel:sheathipedeclassshuttle:zeborrelios', {
  cancelsCriticalsFirst,
});
