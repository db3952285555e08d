import { type Usable, usableOf } from '@sortie/cards';
import type { Listener, SeatId, Side } from '@sortie/kernel';
import { cardWindows } from '../../abilities/card-windows.ts';
import type { RulesTable } from '../../abilities/rules-table.ts';
import type { Window } from '../../abilities/windows.ts';
import type { ArmadaEffect, Attack, TableTop, Underway } from '../../model/index.ts';
import { tableLaid } from '../../rules/table.ts';
import type { ArmadaView } from '../../view/armada-view.ts';
import { topOfView, underwayOfView } from '../../view/table-of-view.ts';
import type { Moment } from './moment.ts';

type Writable<Data> = { -readonly [Part in keyof Data]: Data[Part] };

type Laid = Pick<Moment, 'ships' | 'squadrons' | 'objectiveTokens' | 'serial'>;

/** The table of a view, on which units are laid out as they might come to be; cards answer as they do in play. */
export class FightTable {
  readonly rules: RulesTable;
  private readonly top: Writable<TableTop>;
  private readonly underway: Writable<Underway>;
  private readonly seats: readonly (readonly SeatId[])[];
  private lastSerial: number;

  constructor(view: ArmadaView, attack: Attack) {
    this.top = { ...topOfView(view) };
    this.lastSerial = this.top.serial;
    const { shipActivation, squadronActivation } = underwayOfView(view);
    this.underway = { attack, shipActivation, squadronActivation, maneuver: undefined };
    this.rules = tableLaid(this.top, this.underway);
    const seatsOf = (side: Side) => view.seats.filter((seat) => seat.side === side).map(({ id }) => id);
    this.seats = [seatsOf(0), seatsOf(1)];
  }

  /** What lies on the table now. */
  get laid(): Laid {
    const { ships, squadrons, objectiveTokens, serial } = this.top;
    return { ships, squadrons, objectiveTokens, serial };
  }

  /** A serial for a table on which a card has come, gone or been turned. */
  nextSerial(): number {
    this.lastSerial += 1;
    return this.lastSerial;
  }

  lay({ ships, squadrons, objectiveTokens, serial }: Laid, attack?: Attack): RulesTable {
    this.top.ships = ships;
    this.top.squadrons = squadrons;
    this.top.objectiveTokens = objectiveTokens;
    this.top.serial = serial;
    if (attack) this.underway.attack = attack;
    return this.rules;
  }

  /** The abilities of a side's cards that hear the window and apply as the table is laid. */
  listeners(window: Window, subject: object, side: Side): readonly Listener<ArmadaEffect>[] {
    const open = { window, subject, whyUnmet: () => undefined };
    return this.seats[side]!.flatMap((seat) => cardWindows.listeners(this.rules.cards, open, seat));
  }

  /** What the cards of a side may do in the window as the table is laid. */
  usable(window: Window, subject: object, side: Side): readonly Usable<ArmadaEffect>[] {
    return usableOf(this.listeners(window, subject, side));
  }
}
