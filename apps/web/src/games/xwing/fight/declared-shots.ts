import type { Decision, Plain } from '@sortie/kernel';
import { type MeasuredShot, oddsOfShot, type ShotOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';

/** A legal shot with what was measured and what it promises. */
export interface OfferedShot {
  readonly key: string;
  /** One of the decision's offers, as it is. */
  readonly answer: Plain;
  readonly shot: MeasuredShot;
  readonly odds: ShotOdds | undefined;
  /** How many dice each side would roll. */
  readonly dice: { readonly attack: number; readonly defense: number } | undefined;
}

export interface Declaration {
  readonly ship: string;
  readonly shots: readonly OfferedShot[];
  /** Enemies in play that no shot is offered at. */
  readonly others: readonly string[];
  /** A mission's deed in place of the attack. */
  readonly deeds: readonly Plain[];
  /** The offer that lets the attack be. */
  readonly decline: Plain | undefined;
}

type Fields = { readonly [key: string]: Plain };

interface About {
  readonly ship: string;
  readonly target?: string;
  readonly source?: string | null;
  readonly shots: readonly MeasuredShot[];
}

/** What a question about the target or the weapon offers. */
export function declaration(decision: Decision, table: XwingView): Declaration {
  const about = decision.about as unknown as About;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const shots = offers
    .flatMap((answer) => shotsOf(about, table, answer))
    .sort((one, other) => (other.odds?.expectedDamage ?? 0) - (one.odds?.expectedDamage ?? 0));
  const side = table.ships.find(({ id }) => id === about.ship)?.side;
  const isAimedAt = (id: string) =>
    about.target !== undefined || shots.some(({ shot }) => shot.target === id);
  return {
    ship: about.ship,
    shots,
    others: table.ships
      .filter((each) => each.side !== side && each.pose && each.gone === null && !isAimedAt(each.id))
      .map(({ id }) => id),
    deeds: offers.filter((answer) => (answer as Fields).deed !== undefined),
    decline: offers.find((answer) => (answer as Fields).decline === true),
  };
}

function shotsOf(about: About, table: XwingView, answer: Plain): readonly OfferedShot[] {
  const { weapon, target = about.target, obstructed, spend } = answer as Fields;
  if (target === undefined) return [];
  const measured = about.shots.find(
    (shot) =>
      shot.target === target &&
      (weapon === undefined || shot.weapon === weapon) &&
      (obstructed === undefined || shot.obstructed === obstructed),
  );
  if (!measured) return [];
  const shot: MeasuredShot = spend === 'focus' || spend === 'targetLock' ? { ...measured, spend } : measured;
  return [{ key: JSON.stringify(answer), answer, shot, ...promiseOf(table, about, shot) }];
}

/** A shot without known odds can still be declared. */
function promiseOf(
  table: XwingView,
  { ship, source = null }: About,
  shot: MeasuredShot,
): Pick<OfferedShot, 'odds' | 'dice'> {
  try {
    const odds = oddsOfShot(table, ship, shot, source);
    return { odds, dice: odds.dice };
  } catch {
    return { odds: undefined, dice: undefined };
  }
}
