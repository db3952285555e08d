import type { UpgradeCardId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { anger } from './anger.ts';
import { barrageGenerator } from './barrage-generator.ts';
import { battleMeditation } from './battle-meditation.ts';
import { commandingPresence } from './commanding-presence.ts';
import { commsJammer } from './comms-jammer.ts';
import { commsRelay } from './comms-relay.ts';
import { duckAndCover } from './duck-and-cover.ts';
import { emergencyStims } from './emergency-stims.ts';
import { endurance } from './endurance.ts';
import { esteemedLeader } from './esteemed-leader.ts';
import { forceChoke } from './force-choke.ts';
import { forcePush } from './force-push.ts';
import { forceReflexes } from './force-reflexes.ts';
import { generalWeiss } from './general-weiss.ts';
import { hqUplink } from './hq-uplink.ts';
import { hunter } from './hunter.ts';
import { improvisedOrders } from './improvised-orders.ts';
import { jediMindTrick } from './jedi-mind-trick.ts';
import { longRangeComlink } from './long-range-comlink.ts';
import { overchargedGenerator } from './overcharged-generator.ts';
import { saberThrow } from './saber-throw.ts';
import { strictOrders } from './strict-orders.ts';
import { tenacity } from './tenacity.ts';
import { wedgeAntilles } from './wedge-antilles.ts';

/** One file a card; the others only bring keywords, weapons and miniatures, which their facts say. */
export const upgradeRules = [
  anger,
  barrageGenerator,
  battleMeditation,
  commandingPresence,
  commsJammer,
  commsRelay,
  duckAndCover,
  emergencyStims,
  endurance,
  esteemedLeader,
  forceChoke,
  forcePush,
  forceReflexes,
  generalWeiss,
  hqUplink,
  hunter,
  improvisedOrders,
  jediMindTrick,
  longRangeComlink,
  overchargedGenerator,
  saberThrow,
  strictOrders,
  tenacity,
  wedgeAntilles,
] as const satisfies readonly (CardRules & { readonly card: UpgradeCardId })[];
