import type { XwingEvent } from '@sortie/xwing/model';
import type { Act } from '../../../table/stage/act.ts';
import { comparedActs, declaredActs, modifiedActs, rolledActs, rolledForActs } from './attack-acts.ts';
import {
  declinedActs,
  dialActs,
  failedActs,
  flightActs,
  hitActs,
  lateActs,
  toldActs,
} from './flight-acts.ts';
import { bombActs, cardActs, damageActs, lostActs } from './loss-acts.ts';
import type { Telling } from './telling.ts';

/** What is seen of one deed. What has no picture and no place on the table is left to the log. */
export function actsOfDeed(telling: Telling): readonly Act[] {
  const [event] = telling.deed;
  switch (event.kind) {
    case 'planningTimeExpired':
      return lateActs(telling, event);
    case 'dialRevealed':
    case 'dialReplaced':
      return dialActs(telling, event);
    case 'shipMoved':
      return flightActs(telling, event);
    case 'repositionFailed':
      return failedActs(telling, event);
    case 'obstacleHit':
      return hitActs(telling, event);
    case 'attackDeclared':
      return declaredActs(telling, event);
    case 'attackDiceRolled':
    case 'defenseDiceRolled':
      return rolledActs(telling, event);
    case 'dieRerolled':
    case 'dieChanged':
    case 'dieAdded':
    case 'dieCancelled':
      return modifiedActs(telling, telling.deed as readonly (typeof event)[]);
    case 'resultsCompared':
      return comparedActs(telling, event);
    case 'rolledFor':
      return rolledForActs(telling, event);
    case 'shieldLost':
    case 'damageDealt':
      return damageActs(telling, telling.deed as readonly (typeof event)[]);
    case 'damageFlipped':
      return cardActs(telling, event);
    case 'shipLost':
      return lostActs(telling, event);
    case 'bombDropped':
    case 'bombDetonated':
      return bombActs(telling, event);
    case 'noAction':
      return declinedActs(telling, event);
    default:
      return toldOf(telling, event);
  }
}

/** Milliseconds for what is only said; what is not listed has no act. */
const times: Readonly<Partial<Record<XwingEvent['kind'], number>>> = {
  actionPerformed: 700,
  lockAcquired: 800,
  shieldRecovered: 800,
  upgradeDiscarded: 900,
  shipDoomed: 1500,
};

function toldOf(telling: Telling, event: XwingEvent): readonly Act[] {
  if (event.kind === 'tokensAssigned') {
    const isBad = event.token === 'stress' || event.token === 'ion';
    const isAction = telling.deed.some(({ kind }) => kind === 'actionPerformed');
    if (!isBad && !isAction) return [];
    return toldActs(telling, event.ship, { event, lasts: 700 });
  }
  const lasts = times[event.kind];
  if (lasts === undefined || !('ship' in event) || typeof event.ship !== 'string') return [];
  const lock = telling.deed.find(({ kind }) => kind === 'lockAcquired');
  return toldActs(telling, event.ship, { event: lock ?? event, lasts });
}
