import type { FlowTable } from '@sortie/kernel';
import type { Replaceable, XwingEffect, XwingMoments, XwingWords } from '../model/index.ts';
import { seatsByInitiative } from './in-play.ts';
import { flow, opens, step } from './words.ts';

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** It happens, or what a card has put in its place. */
function happens(_state: unknown, { effect, instead }: Replaceable): readonly XwingEffect[] {
  return instead ?? [effect];
}

/** The one window of each moment before or after an effect. */
export const momentFlows: Pick<FlowTable<XwingWords>, keyof XwingMoments> = {
  tokenReceived: flow('tokenReceived', [opens('tokenReceived', initiativeFirst)]),
  tokenSpent: flow('tokenSpent', [opens('tokenSpent', initiativeFirst)]),
  tokenRemoved: flow('tokenRemoved', [opens('tokenRemoved', initiativeFirst)]),
  lockAcquired: flow('lockAcquired', [opens('lockAcquired', initiativeFirst)]),
  lockSpent: flow('lockSpent', [opens('lockSpent', initiativeFirst)]),
  coordinating: flow('coordinating', [opens('coordinating', initiativeFirst)]),
  shipMoved: flow('shipMoved', [opens('shipMoved', initiativeFirst)]),
  diceChanged: flow('diceChanged', [opens('diceChanged', initiativeFirst)]),
  shieldLost: flow('shieldLost', [opens('shieldLost', initiativeFirst)]),
  diceRerolled: flow('diceRerolled', [opens('diceRerolled', initiativeFirst)]),
  upgradeDiscarded: flow('upgradeDiscarded', [opens('upgradeDiscarded', initiativeFirst)]),
  shipPlaced: flow('shipPlaced', [opens('shipPlaced', initiativeFirst)]),
  bombDropped: flow('bombDropped', [opens('bombDropped', initiativeFirst)]),
  shipLeft: flow('shipLeft', [opens('shipLeft', initiativeFirst)]),
  tokenComing: flow('tokenComing', [opens('tokenComing', initiativeFirst), step('happens', happens)]),
  bombDetonating: flow('bombDetonating', [
    opens('bombDetonating', initiativeFirst),
    step('happens', happens),
  ]),
  bombStrikes: flow('bombStrikes', [opens('bombStrikes', initiativeFirst), step('happens', happens)]),
  shipDestroyed: flow('shipDestroyed', [opens('shipDestroyed', initiativeFirst), step('happens', happens)]),
};
