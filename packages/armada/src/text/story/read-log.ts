import type { LogEvent, UnitId } from '../../model/index.ts';
import type { ToldEvent, WorkedOut } from './told-event.ts';

type Of<Kind extends LogEvent['kind']> = Extract<LogEvent, { readonly kind: Kind }>;

/** Reads a log from its start and works out what its events say together. */
class Reader {
  private readonly attackers = new Set<UnitId>();
  private defender: UnitId | null = null;
  /** The squadron whose activation has begun, while it has done nothing. */
  private idle: UnitId | null = null;

  /** How an event is told; `later` are those after it. */
  read(event: LogEvent, later: readonly LogEvent[]): readonly ToldEvent[] {
    switch (event.kind) {
      case 'activationBegun':
        this.idle = event.unit;
        this.attackers.delete(event.unit);
        return [event];
      case 'targetDeclared':
        this.attackers.add(event.attacker);
        this.defender = event.defender;
        this.act(event.attacker);
        return [event];
      case 'squadronMoved':
        if (event.cause === 'move') this.act(event.squadron);
        return [event];
      case 'sliderSet':
        return this.idle === event.squadron ? [this.standBy(event), event] : [event];
      case 'shipActivated':
        return this.attackers.has(event.ship) ? [event] : [{ kind: 'noAttack', ship: event.ship }, event];
      case 'commandResolved':
        return [commandPaid(event, later)];
      case 'tokenLocked':
      case 'tokenUnlocked':
      case 'tokenMarked':
        return this.defender === null ? [event] : [{ ...event, unit: this.defender }];
      default:
        return [event];
    }
  }

  private act(unit: UnitId): void {
    if (unit === this.idle) this.idle = null;
  }

  private standBy({ squadron }: Of<'sliderSet'>): WorkedOut {
    this.idle = null;
    return { kind: 'stoodBy', squadron };
  }
}

/** What is spent for a command stands right behind it. */
function commandPaid({ ship, command }: Of<'commandResolved'>, later: readonly LogEvent[]): WorkedOut {
  const end = later.findIndex((event) => !isPaid(event, ship));
  const spent = later.slice(0, end < 0 ? later.length : end);
  const dial = spent.some(({ kind }) => kind === 'dialSpent');
  const token = spent.some(({ kind }) => kind === 'commandTokenRemoved');
  const spend = dial && token ? 'both' : dial ? 'dial' : token ? 'token' : null;
  return { kind: 'commandPaid', ship, command, spend };
}

function isPaid(event: LogEvent, ship: UnitId): boolean {
  if (event.kind === 'commandTokenRemoved') return event.spent && event.ship === ship;
  return event.kind === 'dialSpent' && event.ship === ship;
}

/** As many events as may stand behind a command for what it cost. */
const COST = 3;

/** The log with commands told with what they cost, and with units that did nothing. */
export function readLog(log: readonly LogEvent[]): readonly ToldEvent[] {
  const reader = new Reader();
  return log.flatMap((event, place) => reader.read(event, log.slice(place + 1, place + 1 + COST)));
}
