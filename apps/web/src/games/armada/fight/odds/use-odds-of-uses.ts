import type { AskedWindow, FightOdds } from '@sortie/armada/odds';
import type { ArmadaView } from '@sortie/armada/view';
import type { Decision, Plain } from '@sortie/kernel';
import { type OfferedUse, offeredWindow } from '../../../../table/ability-offers.ts';
import type { OddsTask } from './odds-task.ts';
import { useOdds } from './use-odds.ts';

/** More answers than these are not worked out. */
const MOST_ANSWERS = 60;

export interface OddsOfUses {
  /** What the best of these answers promises. */
  readonly of: (answers: readonly Plain[]) => FightOdds | undefined;
  readonly isBest: (answers: readonly Plain[]) => boolean;
  /** Whether there are odds for this question. */
  readonly areKnown: boolean;
}

/** What comes of each answer to a question about abilities in an attack. */
export function useOddsOfUses(view: ArmadaView, decision: Decision): OddsOfUses {
  const { uses, pass } = offeredWindow(decision);
  const answers = [...uses.flatMap(answersOf), ...(pass === undefined ? [] : [pass])];
  const found = useOdds(`${decision.id} ${decision.version}`, taskOf(view, decision, answers));
  const known = new Map(answers.map((answer, place) => [JSON.stringify(answer), place]));
  const placesOf = (some: readonly Plain[]) =>
    some.flatMap((answer) => known.get(JSON.stringify(answer)) ?? []);
  const attacker = [...view.ships, ...view.squadrons].find(({ id }) => id === view.attack?.attacker);
  const side = view.seats.find(({ id }) => id === decision.seat)?.side;
  const sign = attacker?.side === side ? 1 : -1;
  return {
    areKnown: found?.odds.some((odds) => odds !== null) === true,
    isBest: (some) => found !== undefined && found.best !== null && placesOf(some).includes(found.best),
    of: (some) =>
      placesOf(some)
        .flatMap((place) => found?.odds[place] ?? [])
        .sort((one, other) => sign * (other.worth - one.worth))[0],
  };
}

function answersOf({ offers }: OfferedUse): readonly Plain[] {
  return offers.map(({ answer }) => answer);
}

function taskOf(view: ArmadaView, decision: Decision, answers: readonly Plain[]): OddsTask | undefined {
  if (!view.attack || answers.length > MOST_ANSWERS) return undefined;
  const asked = { ...(decision.about as unknown as Omit<AskedWindow, 'seat'>), seat: decision.seat };
  return {
    kind: 'uses',
    view,
    asked,
    answers: answers.map((answer) => {
      const { use, choice = null } = answer as { readonly [key: string]: Plain };
      return typeof use === 'string' ? { use, choice } : null;
    }),
  };
}
