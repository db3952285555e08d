import { unreachable } from '@sortie/kernel';
import type { Fault } from '@sortie/xwing/lists';
import { cardName } from './card-name.ts';
import { limitWords, requirementWords } from './requirement-words.ts';
import type { SayTerms } from './say-terms.ts';

/** What the judge holds against a squad, in the language of `say`; where it is and the rule are shown beside it. */
export function faultSentence({ reason, card: uid }: Fault, say: SayTerms): string {
  const card = uid === undefined ? '' : cardName(uid);
  switch (reason.kind) {
    case 'unknownCard':
      return say('fault-unknownCard', { uid: reason.uid });
    case 'noShips':
      return say('fault-noShips');
    case 'overPoints':
      return say('fault-overPoints', { cost: reason.cost, ceiling: reason.ceiling });
    case 'otherFaction':
      return say('fault-otherFaction', {
        card,
        faction: say(`faction-${reason.faction}`),
        squad: say(`faction-${reason.squad}`),
      });
    case 'notInVariant':
      return say('fault-notInVariant', { faction: say(`faction-${reason.faction}`) });
    case 'noFreeIcon':
      return say(reason.icons === 0 ? 'fault-noFreeIcon-none' : 'fault-noFreeIcon', {
        card,
        slot: say(`slot-${reason.slot}`),
      });
    case 'requirement':
      return say('fault-requirement', { card, need: requirementWords(reason.requirement, say) });
    case 'limit':
      return say('fault-limit', { card, by: cardName(reason.by), limit: limitWords(reason.limit, say) });
    case 'secondLimited':
      return say('fault-secondLimited', { card });
    case 'secondUnique':
      return cardName(reason.first) === card
        ? say('fault-secondUnique', { card })
        : say('fault-sharedUnique', { card, first: cardName(reason.first) });
    case 'squadLimit':
      return say('fault-squadLimit', { card, count: reason.most });
    case 'hugeShip':
      return say('fault-hugeShip', { card });
    case 'sectionMissing':
      return say('fault-sectionMissing', { card });
    case 'deployedOnly':
      return say('fault-deployedOnly', { card, by: cardName(reason.by) });
    case 'notInCollection':
      return say('fault-notInCollection', {
        card,
        owned: reason.owned,
        component: say(`component-${reason.component}`),
      });
    default:
      return unreachable(reason);
  }
}
