import { unreachable } from '@sortie/kernel';
import { findShipType, type Limit, type Requirement } from '@sortie/xwing/catalogue';
import { cardName } from './card-name.ts';
import type { SayTerms } from './say-terms.ts';

/** What a card asks of its ship, to stand within a sentence. */
export function requirementWords(requirement: Requirement, say: SayTerms): string {
  const joined = (words: readonly string[], by: 'or' | 'and') => words.join(` ${say(by)} `);
  switch (requirement.kind) {
    case 'faction':
      return say('need-faction', {
        factions: joined(
          requirement.factions.map((each) => say(`faction-${each}`)),
          'or',
        ),
      });
    case 'size':
      return say('need-size', {
        sizes: joined(
          requirement.sizes.map((each) => say(`size-${each}`)),
          'or',
        ),
      });
    case 'shipType':
      return say('need-shipType', { names: joined(requirement.names, 'or') });
    case 'ship':
      return say('need-shipType', {
        names: joined(
          requirement.ships.map((id) => findShipType(id)?.name ?? id),
          'or',
        ),
      });
    case 'energy':
      return say('need-energy');
    case 'pilotSkill':
      return say('need-pilotSkill', { atLeast: requirement.atLeast });
    case 'value':
      return valueWords(requirement, say);
    case 'action':
      return say('need-action', { action: say(`action-${requirement.action}`) });
    case 'icons':
      return say('need-icons', {
        slots: joined(
          requirement.slots.map((slot) => say(`slot-${slot}`)),
          'and',
        ),
      });
    case 'noIcon':
      return say('need-noIcon', { slot: say(`slot-${requirement.slot}`) });
    case 'card':
      return say('need-card', { card: cardName(requirement.card) });
    default:
      return unreachable(requirement);
  }
}

function valueWords(requirement: Extract<Requirement, { kind: 'value' }>, say: SayTerms): string {
  const { atLeast, atMost } = requirement;
  const value = say(`value-${requirement.value}`);
  if (atLeast !== undefined && atLeast === atMost) return say('need-valueExact', { value, number: atLeast });
  if (atLeast !== undefined) return say('need-valueLeast', { value, number: atLeast });
  return say('need-valueMost', { value, number: atMost ?? 0 });
}

/** What a card forbids among the others of its ship. */
export function limitWords(limit: Limit, say: SayTerms): string {
  const slot = say(`slot-${limit.slot}`);
  switch (limit.kind) {
    case 'none':
      return say('limit-none', { slot });
    case 'different':
      return say('limit-different', { slot });
    case 'maxCost':
      return say('limit-maxCost', { slot, points: limit.points });
    case 'uniqueOnly':
      return say('limit-uniqueOnly', { slot });
    default:
      return unreachable(limit);
  }
}
