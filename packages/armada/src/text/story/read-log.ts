import type { LogEvent, ShipId } from '../../model/index.ts';
import type { ToldEvent, WorkedOut } from './told-event.ts';

type Of<Kind extends LogEvent['kind']> = Extract<LogEvent, { readonly kind: Kind }>;

/** What may stand in the log between the payment for a command and the command. */
const BESIDE_PAYMENT: ReadonlySet<LogEvent['kind']> = new Set<LogEvent['kind']>([
  'dialSpent',
  'commandTokenRemoved',
  'commandTokenGained',
  'tokenGainRedirected',
  'upgradeExhausted',
  'marked',
]);

/** The events from a payment up to the command it is for; undefined where it is for something else. */
function paymentFrom(log: readonly LogEvent[], place: number): readonly LogEvent[] | undefined {
  const end = log.findIndex(
    (event, index) => index >= place && (event.kind === 'commandResolved' || !BESIDE_PAYMENT.has(event.kind)),
  );
  if (log[end]?.kind !== 'commandResolved') return undefined;
  const payment = log.slice(place, end + 1);
  const gained = payment.findIndex(({ kind }) => kind === 'commandTokenGained');
  const removed = payment.findIndex(({ kind }) => kind === 'commandTokenRemoved');
  // A dial that becomes a token pays for nothing. ar.ship-activation.keep-or-convert-dial
  return gained >= 0 && (removed < 0 || gained < removed) ? undefined : payment;
}

function commandPaid(payment: readonly LogEvent[]): WorkedOut {
  const { ship, command } = payment.at(-1) as Of<'commandResolved'>;
  const dial = payment.some(({ kind }) => kind === 'dialSpent');
  const token = payment.some(({ kind }) => kind === 'commandTokenRemoved');
  const spend = dial && token ? 'both' : dial ? 'dial' : token ? 'token' : null;
  return { kind: 'commandPaid', ship, command, spend };
}

function isPayment({ kind }: LogEvent): boolean {
  return kind === 'dialSpent' || kind === 'commandTokenRemoved' || kind === 'commandResolved';
}

/** The log with each command told before what is spent for it, and ships that did not attack. */
export function readLog(log: readonly LogEvent[]): readonly ToldEvent[] {
  let paidUntil = -1;
  let attackers = new Set<string>();
  return log.flatMap((event, place): readonly ToldEvent[] => {
    if (event.kind === 'becameActive' && event.unit !== null) attackers = new Set();
    if (event.kind === 'targetDeclared') attackers.add(event.attacker);
    if (event.kind === 'shipActivated') return [...missedAttack(event.ship, attackers), event];
    if (place <= paidUntil || !isPayment(event)) return [event];
    const payment = paymentFrom(log, place);
    if (!payment) return [event];
    paidUntil = place + payment.length - 1;
    return [commandPaid(payment), event];
  });
}

function missedAttack(ship: ShipId, attackers: ReadonlySet<string>): readonly WorkedOut[] {
  return attackers.has(ship) ? [] : [{ kind: 'noAttack', ship }];
}
