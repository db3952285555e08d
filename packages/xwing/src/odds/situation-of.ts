import type { RulesTable } from '../abilities/cards-in-play.ts';
import { damageDecks, wholeDeck } from '../catalogue/index.ts';
import type { Attack, Ship, ShipId, Table } from '../model/index.ts';
import { hasLocked } from '../rules/locks.ts';
import type { Shot } from '../rules/targets.ts';
import { attackDiceDue, damageCount, defenseDiceDue, hullValue } from '../rules/values.ts';
import { weaponRulesOf } from '../rules/weapons.ts';
import { attackOfView, tableOfView, tableWithAttack } from '../view/table-of-view.ts';
import type { XwingView } from '../view/xwing-view.ts';
import type { AttackSituation, UnseenCards } from './attack-situation.ts';
import { declaredAttack, type MeasuredShot } from './declared-attack.ts';

/** The situation of the attack under way, as far as a view knows it. */
export function situationOf(view: XwingView): AttackSituation | undefined {
  const attack = attackOfView(view);
  if (!attack) return undefined;
  const table = tableOfView(view);
  const attackDice = attack.attackDice.filter((die) => !die.cancelled);
  const defenseDice = attack.defenseDice.filter((die) => !die.cancelled);
  const isCompared = attack.outcome !== null;
  const isRolled = isCompared || attack.attackDice.length > 0;
  const isDefended = isCompared || attack.defenseDice.length > 0;
  const hands = handsIn(table, attack);
  const none = { focus: 0, targetLock: false };
  return {
    attack: {
      faces: attackDice.map(({ face }) => face),
      toRoll: isRolled ? 0 : attackDiceDue(table, attack),
    },
    defense: {
      // Compared evades have cancelled what they can. xw.attack.compare.cancel
      faces: isCompared ? [] : defenseDice.map(({ face }) => face),
      toRoll: isDefended ? 0 : defenseDiceDue(table, attack),
    },
    attacker: {
      // Once the defense dice are rolled, attack dice are no longer modified. xw.attack.modify-attack.attacker-options
      ...(isDefended ? none : hands.attacker),
      rerolled: attackDice.flatMap((die, place) =>
        die.timesRerolled > 0 || die.fixed || die.final ? [place] : [],
      ),
    },
    defender: isCompared ? { focus: 0, evade: 0 } : hands.defender,
    ...lifeOf(view, table, attack.defender),
  };
}

/** The situation of a shot that could be declared: all dice still to be rolled, its cost paid. */
export function situationOfShot(view: XwingView, attacker: string, shot: MeasuredShot): AttackSituation {
  const attack = declaredAttack(attacker, shot, null);
  const table = tableWithAttack(view, attack);
  const hands = handsIn(table, attack);
  const spent = spentOn(table.ship(attack.attacker), shot);
  const payer = shot.from ?? attack.attacker;
  const isLockLeft = table.lockHolders(attack.attacker, attack.defender).some((id) => id !== payer);
  return {
    attack: { faces: [], toRoll: attackDiceDue(table, attack) },
    defense: { faces: [], toRoll: defenseDiceDue(table, attack) },
    attacker: {
      focus: Math.max(0, hands.attacker.focus - (spent === 'focus' ? 1 : 0)),
      targetLock: hands.attacker.targetLock && (spent !== 'targetLock' || isLockLeft),
    },
    defender: hands.defender,
    ...lifeOf(view, table, shot.target),
  };
}

/** What the weapon's cost takes: the lock where the ship has it. xw.secondary.header.target-lock */
function spentOn(ship: Ship, { weapon, target, spend }: MeasuredShot): Shot['spend'] {
  if (spend !== undefined) return spend;
  const { requires, spends } = weaponRulesOf(ship, weapon);
  if (!requires || !spends) return null;
  return requires === 'targetLock' && hasLocked(ship, target) ? 'targetLock' : 'focus';
}

/** The tokens that either side may spend on its dice. */
function handsIn(table: Table, attack: Attack): Pick<AttackSituation, 'attacker' | 'defender'> {
  const [attacker, defender] = [table.ship(attack.attacker), table.ship(attack.defender)];
  return {
    attacker: {
      focus: table.maySpendFocus(attack, 'attacker') ? focusHeldFor(table, attack.attacker) : 0,
      targetLock:
        table.lockHolders(attack.attacker, attack.defender).length > 0 &&
        table.mayReroll(attack) &&
        !table.isForbidden({ kind: 'spendLock', ship: attacker, attack }),
    },
    defender: {
      focus: table.maySpendFocus(attack, 'defender') ? defender.tokens.focus : 0,
      evade: table.isForbidden({ kind: 'spendEvade', ship: defender, attack }) ? 0 : defender.tokens.evade,
    },
  };
}

function focusHeldFor(table: Table, attacker: ShipId): number {
  return table.focusHolders(attacker).reduce((sum, id) => sum + table.ship(id).tokens.focus, 0);
}

function lifeOf(
  view: XwingView,
  table: RulesTable,
  id: ShipId,
): Pick<AttackSituation, 'shields' | 'hull' | 'deck'> {
  const ship = table.ship(id);
  const hull = Math.max(0, hullValue(ship) - damageCount(table, ship));
  return { shields: ship.shields, hull, deck: unseenCards(view, ship) };
}

/** Cards that lie neither faceup nor discarded: any of them may come next. */
function unseenCards(view: XwingView, { side }: Ship): UnseenCards {
  const { damageDeck } = view.options;
  const isOwn = view.decks.length > 1;
  const direct = damageDecks[damageDeck].find(({ name }) => name.startsWith('Direct Hit'))!.id;
  const seen = [
    ...view.decks[isOwn ? side : 0]!.discard,
    ...view.ships
      .filter((ship) => !isOwn || ship.side === side)
      .flatMap(({ damage, conditions }) => [
        ...damage.flatMap(({ card, faceup }) => (card && faceup ? [card] : [])),
        ...(conditions ?? []).flatMap(({ holds }) => (holds ? [holds] : [])),
      ]),
  ];
  const whole = wholeDeck(damageDeck);
  const left = (cards: readonly string[]) => cards.filter((card) => card === direct).length;
  return { cards: whole.length - seen.length, directHits: left(whole) - left(seen) };
}
