import type { Refusal } from '@sortie/kernel';
import type { LegionView } from '@sortie/legion/view';
import type { Say } from '../../../app/words.ts';
import { capital } from '../../../table/capital.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { unitOfPiece } from '../units.ts';
import type { en } from './text/en.ts';

type Case = Exclude<keyof typeof en, `cannot${'Attack' | 'Add' | 'Be'}${string}`>;

/** What is so in the case that a rule speaks of. */
const cases: Readonly<Record<string, Case>> = {
  'lg.attack.3.one-pool-per-defender': 'poolFormed',
  'lg.transport.no-attack': 'aboard',
  'lg.melee.engaged.no-ranged-attacks': 'engagedShooter',
  'lg.melee.engaged.not-ranged-target': 'engagedTarget',
  'lg.unit-keyword.gunslinger.second-attack': 'otherUnit',
  'lg.attack.two-types': 'otherType',
  'lg.golden-rules.cannot-is-absolute': 'forbidden',
  'lg.weapon.range.usable-if-between': 'outOfReach',
  'lg.attack.2.eligible-minis-los': 'notSeen',
  'lg.weapon-keyword.fixed.per-miniature': 'outsideArc',
  'lg.weapon-keyword.cumbersome.move-then-no-attack': 'cumbersome',
  'lg.attack.3.same-name-same-pool': 'inOtherPool',
  'lg.attack.2.one-weapon-per-mini': 'armsFull',
  'lg.area-weapon.not-in-unit-attack': 'areaWeapon',
  'lg.upgrade-keyword.noncombatant.no-weapons': 'noncombatant',
  'lg.weapon.heavy.single-mini': 'ownWeapon',
  'lg.upgrade-keyword.sidearm.effect': 'sidearm',
  'lg.weapon.ranged.icon': 'notForMelee',
  'lg.weapon.melee.icon': 'meleeOnly',
  'lg.weapon.exhausted': 'weaponExhausted',
  'lg.actions.no-repeat-except-move': 'doneAlready',
  'lg.actions.card.each-distinct': 'doneAlready',
  'lg.actions.free-card.once-each': 'doneAlready',
  'lg.actions.two-per-activation': 'noActionsLeft',
  'lg.actions.spend.multiple-actions': 'takesTwo',
  'lg.standby.who': 'noStandby',
  'lg.standby.not-after-attack': 'standbyAfterAttack',
  'lg.panic.no-free-actions': 'panicked',
  'lg.transport.only-disembark': 'onlyDisembark',
  'lg.move.action-options': 'cannotMove',
  'lg.cards.exhaust.unusable': 'cardExhausted',
  'lg.orders.eligible.range': 'beyondOrders',
  'lg.orders.eligible.once': 'orderedBefore',
  'lg.orders.token.one-per-unit': 'hasToken',
  'lg.orders.eligible.type': 'otherRank',
  'lg.orders.must-issue-max': 'mustIssue',
  'lg.orders.nominate.commander': 'noCommander',
  'lg.orders.nominate.no-operative-otherwise': 'operative',
  'lg.activation-phase.alternate': 'hasActivated',
  'lg.activation-phase.choose.faceup-or-draw': 'noFaceup',
  'lg.activation-phase.no-pass': 'mustAct',
  'lg.end-phase.discard.command-card': 'cardPlayed',
  'lg.command-phase.select.defeated-owner': 'ownerGone',
  'lg.command-phase.select.secret': 'notInHand',
  'lg.weapon-keyword.high-velocity.effect': 'noDodge',
  'lg.weapon-keyword.blast.effect': 'coverIgnored',
};

/** Asked about a target it is no enemy; asked about an attack as such there is none to attack. */
const NO_ENEMY = 'lg.attack.1.choose-enemy-unit';

interface About {
  readonly unit?: string;
  readonly defender?: string;
  readonly weapon?: string;
  readonly miniature?: string;
  readonly card?: string;
  /** `u1.aim`, `u1.c2` */
  readonly use?: string;
}

/** The unit that a use belongs to: the longest beginning of its key that is one. */
function ownerOfUse(table: LegionView, use = ''): string | undefined {
  return table.units.find(({ id }) => use.startsWith(`${id}.`))?.id;
}

/** What speaks against it here and now; undefined where the refusal is about nothing on the table. */
export function caseOf(
  { rule, about }: Refusal,
  seen: Seen<LegionView>,
  say: Say<typeof en>,
  /** The unit that was pointed at, where the refusal names a weapon alone. */
  pointedAt?: string,
): string | undefined {
  const told = (about ?? {}) as About;
  const { table } = seen;
  const { attack, pool, activation, activeUnit } = table;
  const target = told.defender ?? pointedAt ?? told.unit;
  const found = rule === NO_ENEMY ? (target === undefined ? 'noTarget' : 'notEnemy') : cases[rule];
  const actor = ownerOfUse(table, told.use) ?? attack?.unit ?? pool?.defender ?? activation?.unit;
  const names = namesFor(seen);
  const carrier = told.miniature === undefined ? undefined : unitOfPiece(table, told.miniature);
  const unit = actor ?? carrier?.id ?? activeUnit ?? target;
  if (unit === undefined || unit === null) return found === undefined ? undefined : sayPlainly(found, say);
  const values = {
    unit: names.unit(unit),
    target: names.unit(target ?? unit),
    weapon: told.weapon ?? '',
    miniature: told.miniature === undefined ? names.unit(unit) : names.miniature(told.miniature),
  };
  return capital(say(found ?? 'notNow', values));
}

/** Reasons that speak of no unit: of command cards. */
function sayPlainly(found: Case, say: Say<typeof en>): string | undefined {
  return found === 'cardPlayed' || found === 'ownerGone' || found === 'notInHand' ? say(found) : undefined;
}
