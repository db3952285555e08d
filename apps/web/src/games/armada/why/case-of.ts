import { type HullZone, hullZones } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Refusal } from '@sortie/kernel';
import type { Say } from '../../../app/words.ts';
import type { Seen } from '../../../table/table-game.ts';
import { ownerOfUse } from '../fight/rule-of-use.ts';
import { namesFor } from '../names-for.ts';
import { unitOf } from '../units.ts';
import type { en } from './text/en.ts';

type Case = Exclude<keyof typeof en, `cannot${string}`>;

/** What a rule speaks of, where it is always the same. */
const cases: Readonly<Record<string, Case>> = {
  'ar.engagement.cannot-move': 'heldBy',
  'ar.attack.declare.squadron-needs-distance-one': 'nothingNear',
  'ar.squadron-activation.phase-move-or-attack': 'deedDone',
  'ar.squadron-activation.command-move-and-attack': 'deedDone',
  'ar.squadron-activation.slider-must-match': 'activated',
  'ar.phase.ship.no-reactivation': 'activated',
  'ar.dial.faceup-blocks-activation': 'activated',
  'ar.defense.speed-zero-none': 'speedZero',
  'ar.attack.effects.locked-tokens-unusable': 'tokenLocked',
  'ar.defense.same-token-once': 'tokenSpent',
  'ar.defense.one-per-type': 'tokenKindSpent',
  'ar.defense.evade-close-none': 'evadeNothing',
  'ar.precedence.cannot-is-absolute': 'tokenForbidden',
  'ar.commands.once-per-round': 'commandOnce',
  'ar.commands.spend-dial-or-token': 'commandUnpaid',
  'ar.squadron-move.max-distance': 'tooFar',
  'ar.squadron-move.no-overlap': 'onOther',
  'ar.ship-move.course-within-yaw': 'tooBent',
  'ar.ship-move.no-overlap-with-tool': 'toolBlocked',
};

/** What the referee found when it measured a shot or a reach. */
const faults: Readonly<Record<string, Case>> = {
  friendly: 'friendly',
  outOfPlay: 'outOfPlay',
  otherZone: 'otherZone',
  outsideArc: 'outsideArc',
  outOfRange: 'outOfRange',
  noDice: 'noDice',
  noSight: 'noSight',
  zoneUsed: 'zoneUsed',
  forbidden: 'forbidden',
  engaged: 'mustAttackSquadron',
  activated: 'activated',
  tooFar: 'commandedTooFar',
};

interface About {
  readonly unit?: string;
  readonly target?: string;
  readonly zone?: HullZone | null;
  readonly others?: readonly string[];
  readonly fault?: string;
  /** `s1.navigate`, `s1.u2` */
  readonly use?: string;
}

/** What speaks against it here and now; undefined where the refusal is about no unit. */
export function caseOf(
  { rule, about }: Refusal,
  seen: Seen<ArmadaView>,
  say: Say<typeof en>,
): string | undefined {
  const told = (about ?? {}) as About;
  const { target = '', zone, others = [], fault } = told;
  const actor = unitOf(seen.table, told.unit ?? ownerOfUse(told.use ?? ''));
  const found = fault === undefined ? (cases[rule] ?? 'notNow') : faults[fault];
  if (!actor || found === undefined) return undefined;
  const names = namesFor(seen);
  const { zones } = texts(seen.language).pieceWords.names;
  const named = hullZones.find((each) => each === zone);
  // A squadron that was activated is the one that a ship would command.
  const unit = found === 'activated' && target !== '' ? target : actor.id;
  return say(narrowed(found, actor.kind, named !== undefined), {
    unit: names.unit(unit),
    target: names.unit(target),
    zone: named === undefined ? '' : zones[named],
    others: new Intl.ListFormat(seen.language).format(others.map((id) => names.unit(id))),
  });
}

/** Squadrons reach to distance 1, and an arc that nobody named is any of them. */
function narrowed(found: Case, attacker: 'ship' | 'squadron', hasZone: boolean): Case {
  if (found === 'outOfRange' && attacker === 'squadron') return 'beyondDistance';
  return found === 'outsideArc' && !hasZone ? 'outsideEveryArc' : found;
}
