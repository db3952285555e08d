import type { Kinded } from '@sortie/kernel';
import type { LogEvent, ShipId, Touch } from '../../model/index.ts';
import type { XwingView } from '../../view/xwing-view.ts';
import { placesOf } from './places.ts';
import type { ToldEvent, WorkedOut } from './told-event.ts';

type Of<Kind extends LogEvent['kind']> = Extract<LogEvent, { readonly kind: Kind }>;

/** A ship between the moment it becomes active and the moment it no longer is. */
interface Turn {
  readonly ship: ShipId;
  readonly isActivation: boolean;
  readonly overlapped: boolean;
  readonly hitAsteroid: boolean;
  /** It acted or attacked, or is known to have lost its chance. */
  readonly isDone: boolean;
}

/** Reads a log from its start and works out what its events say together. */
class Reader {
  private touches: readonly Touch[] = [];
  private readonly stress = new Map<ShipId, number>();
  private readonly places: ReturnType<typeof placesOf>;
  private turn: Turn | null = null;
  /** Ships that missed their dial this round. */
  private late: readonly ShipId[] = [];

  constructor(private readonly table: XwingView) {
    this.places = placesOf(table);
  }

  /** What is known with this event; `next` is the one after it. */
  read(event: LogEvent, next: LogEvent | undefined): readonly WorkedOut[] {
    this.places.follow(event);
    switch (event.kind) {
      case 'roundStarted':
        this.late = [];
        return [];
      case 'planningTimeExpired':
        this.late = event.ships;
        return [];
      case 'becameActive':
        return this.changeTurn(event);
      case 'activated':
        this.note({ isActivation: true });
        return [];
      case 'touchesChanged':
        this.touches = event.touches;
        return [];
      case 'shipMoved':
        return this.fly(event, next);
      case 'obstacleHit':
        if (event.ship === this.turn?.ship && this.isAsteroid(event.obstacle))
          this.note({ hitAsteroid: true });
        return [];
      case 'tokensAssigned':
      case 'tokensRemoved':
        this.countStress(event);
        return [];
      case 'actionPerformed':
        if (event.source === null && event.ship === this.turn?.ship) this.note({ isDone: true });
        return [];
      case 'attackDeclared':
        if (event.attacker === this.turn?.ship) this.note({ isDone: true });
        return [];
      case 'satelliteScanned':
        this.note({ isDone: true });
        return [];
      case 'dialRemoved':
        return this.loseAction(event.ship);
      case 'rolledFor':
        return this.isObstacleRoll(event) ? this.missAction() : [];
      case 'hadOpportunity':
        return this.missAttack(event.ship);
      case 'repositionFailed':
        return event.action === 'targetLock' ? [this.measureLock(event)] : [];
      case 'shipLost':
        if (event.ship === this.turn?.ship) this.note({ isDone: true });
        return [];
      default:
        return [];
    }
  }

  private note(changes: Partial<Turn>): void {
    if (this.turn) this.turn = { ...this.turn, ...changes };
  }

  private changeTurn({ ship }: Of<'becameActive'>): readonly WorkedOut[] {
    const missed = this.turn ? [...this.loseAction(this.turn.ship), ...this.missAction()] : [];
    const fresh = { isActivation: false, overlapped: false, hitAsteroid: false, isDone: false };
    this.turn = ship === null ? null : { ship, ...fresh };
    return missed;
  }

  /**
   * A touch that begins names the ship that moved first, and neither has moved since.
   * xw.overlap.touching.definition
   */
  private fly({ ship, cause }: Of<'shipMoved'>, next: LogEvent | undefined): readonly WorkedOut[] {
    if (cause !== 'maneuver') return [];
    const touches = next?.kind === 'touchesChanged' ? next.touches : this.touches;
    const others = touches.flatMap(({ ships: [mover, other], moved }) =>
      mover === ship && moved.length === 0 ? [other] : [],
    );
    if (others.length === 0) return [];
    if (ship === this.turn?.ship) this.note({ overlapped: true });
    return [{ kind: 'overlapped', ship, others }];
  }

  /** xw.overlap.skip-action, xw.obstacle.asteroid.skip-action */
  private loseAction(ship: ShipId): readonly WorkedOut[] {
    const { turn } = this;
    if (!turn || turn.ship !== ship || !turn.isActivation || turn.isDone) return [];
    if (!turn.overlapped && !turn.hitAsteroid) return [];
    this.note({ isDone: true });
    return [{ kind: 'actionLost', ship, to: turn.overlapped ? 'overlap' : 'asteroid' }];
  }

  /** The Perform Action step went by. */
  private missAction(): readonly WorkedOut[] {
    const { turn } = this;
    if (!turn?.isActivation || turn.isDone) return [];
    this.note({ isDone: true });
    // ev.variant.timed-planning.no-action
    if (this.late.includes(turn.ship)) return [{ kind: 'actionLost', ship: turn.ship, to: 'time' }];
    return [{ kind: 'noAction', ship: turn.ship, stressed: (this.stress.get(turn.ship) ?? 0) > 0 }];
  }

  private missAttack(ship: ShipId): readonly WorkedOut[] {
    const { turn } = this;
    if (!turn || turn.ship !== ship || turn.isDone) return [];
    this.note({ isDone: true });
    return [{ kind: 'noAttack', ship }];
  }

  private measureLock({ ship, direction }: Of<'repositionFailed'>): WorkedOut {
    const target = direction as ShipId;
    return { kind: 'lockOutOfRange', ship, target, range: this.places.rangeBetween(ship, target) };
  }

  private countStress({ kind, ship, token, count }: Of<'tokensAssigned' | 'tokensRemoved'>): void {
    if (token !== 'stress') return;
    const by = kind === 'tokensAssigned' ? count : -count;
    this.stress.set(ship, (this.stress.get(ship) ?? 0) + by);
  }

  private isAsteroid(obstacle: string): boolean {
    return this.table.obstacles.some(({ id, kind }) => id === obstacle && kind === 'asteroid');
  }

  /** Asteroids and debris are rolled for when the step for actions is over. xw.activation.steps */
  private isObstacleRoll({ ship, source }: Of<'rolledFor'>): boolean {
    return ship === this.turn?.ship && (source === 'asteroid' || source === 'debris');
  }
}

/** Facts that are told in place of the event that they explain. */
const REPLACES: ReadonlySet<ToldEvent['kind']> = new Set(['lockOutOfRange']);

/** What takes place before the event by which it is known. */
const COMES_FIRST: ReadonlySet<ToldEvent['kind']> = new Set(['noAction', 'actionLost', 'noAttack']);

const SETS_UP: ReadonlySet<string> = new Set<LogEvent['kind']>([
  'setUpStepBegun',
  'initiativeGiven',
  'initiativeRolled',
  'edgesTaken',
  'obstaclePlaced',
  'obstacleAdded',
  'shipDeployed',
]);

/** A game that goes on from the middle of a round has the beginning of that round for its heading. */
function headingOf(log: readonly LogEvent[], table: XwingView): readonly LogEvent[] {
  const first = log.findIndex(({ kind }) => kind === 'roundStarted');
  const earlier: readonly Kinded[] = first < 0 ? log : log.slice(0, first);
  const before = earlier.filter(({ kind }) => kind !== 'said');
  if (before.length === 0 || before.some(({ kind }) => SETS_UP.has(kind))) return [];
  const next = log[first];
  const round = next?.kind === 'roundStarted' ? next.round - 1 : table.round;
  return round > 0 ? [{ kind: 'roundStarted', round }] : [];
}

/** The log with overlaps, lost and declined actions and the range of a failed lock put in. */
export function readLog(log: readonly LogEvent[], table: XwingView): readonly ToldEvent[] {
  const reader = new Reader(table);
  const read = log.flatMap((event, place): readonly ToldEvent[] => {
    const facts = reader.read(event, log[place + 1]);
    if (facts.length === 0) return [event];
    if (facts.some(({ kind }) => REPLACES.has(kind))) return facts;
    const before = facts.filter(({ kind }) => COMES_FIRST.has(kind));
    const after = facts.filter(({ kind }) => !COMES_FIRST.has(kind));
    return [...before, event, ...after];
  });
  return [...headingOf(log, table), ...read];
}
