import { type Usable, usableOf } from '@sortie/cards';
import type { SeatId, Side } from '@sortie/kernel';
import { cardWindows } from '../../abilities/card-windows.ts';
import type { RulesTable } from '../../abilities/cards-in-play.ts';
import type { Window } from '../../abilities/windows.ts';
import type { Attack, Ship, TableTop, XwingEffect } from '../../model/index.ts';
import { tableOver } from '../../rules/table.ts';
import { topOfView } from '../../view/table-of-view.ts';
import type { XwingView } from '../../view/xwing-view.ts';

type Laid = { -readonly [Part in keyof TableTop]: TableTop[Part] };

interface ToLay {
  readonly ships: readonly Ship[];
  readonly serial: number;
  /** As it has come to be; left out, it is as before. */
  readonly attack?: Attack;
}

/** Of two locks the one on the other ship of the attack counts. xw.later.lock.two */
function withLockTurned(ship: Ship, { attacker, defender }: Attack): Ship {
  const { lock, otherLock } = ship;
  const other = ship.id === attacker ? defender : attacker;
  const isIn = ship.id === attacker || ship.id === defender;
  return isIn && lock && otherLock?.target === other ? { ...ship, lock: otherLock, otherLock: lock } : ship;
}

/** The table of a view, on which ships are laid out as they might come to be; cards answer as they do in play. */
export class FightTable {
  readonly rules: RulesTable;
  /** The ships as they are, whatever has been laid out since. */
  readonly opening: Pick<TableTop, 'ships' | 'serial'>;
  private readonly top: Laid;
  private readonly seats: readonly (readonly SeatId[])[];
  private lastSerial: number;

  constructor(
    view: XwingView,
    public attack: Attack,
  ) {
    const top = topOfView(view);
    this.top = { ...top, ships: top.ships.map((ship) => withLockTurned(ship, attack)) };
    this.opening = { ships: this.top.ships, serial: this.top.serial };
    this.lastSerial = this.top.serial;
    this.rules = tableOver(this.top, () => this.attack);
    const seatsOf = (side: Side) => view.seats.filter((seat) => seat.side === side).map(({ id }) => id);
    this.seats = [seatsOf(0), seatsOf(1)];
  }

  get variant(): TableTop['options']['variant'] {
    return this.top.options.variant;
  }

  /** A serial for a table on which a card has come, gone or been turned. */
  nextSerial(): number {
    this.lastSerial += 1;
    return this.lastSerial;
  }

  lay({ ships, serial, attack = this.attack }: ToLay): RulesTable {
    this.attack = attack;
    this.top.ships = ships as Laid['ships'];
    this.top.serial = serial;
    return this.rules;
  }

  /** What the cards of a side may do in the window as the table is laid. */
  usable(window: Window, subject: object, side: Side): readonly Usable<XwingEffect>[] {
    if (!this.rules.isHeard(window)) return [];
    return this.seats[side]!.flatMap((seat) => this.usableBySeat(window, subject, seat));
  }

  private usableBySeat(window: Window, subject: object, seat: SeatId): readonly Usable<XwingEffect>[] {
    const open = { window, subject, whyUnmet: () => undefined };
    return usableOf(cardWindows.listeners(this.rules.cards, open, seat));
  }
}
