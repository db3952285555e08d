import { type Decision, isRefusal, type Plain, Referee } from '@sortie/kernel';
import { xwingText } from '@sortie/xwing/kit/text';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { loadTexts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../src/table/table-game.ts';

await loadTexts('en');

type XwingReferee = Exclude<ReturnType<typeof open>, never>;

interface Wanted {
  readonly options?: Plain;
  /** Ids of presets. */
  readonly squads?: readonly [string, string];
  /** With the forces of a mission. */
  readonly forces?: boolean;
}

function open({ options = {}, squads = ['x-wing-flight', 'tie-swarm'], forces = false }: Wanted) {
  const players = ['rebel', 'imperial'].map((faction, side) => {
    const seat = { seat: `p${side + 1}`, side };
    if (forces) return { ...seat, faction };
    return { ...seat, squad: presets.find(({ id }) => id === squads[side])!.squad };
  });
  const setup = { options, players } as unknown as Plain;
  const referee = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup,
    seed: 'a table to look at',
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

/** What a seat sees, in English. */
export function seenBy(referee: XwingReferee, as: string): Seen<XwingView> {
  const view = referee.view(as as never) as unknown as Omit<
    Seen<XwingView>,
    'as' | 'people' | 'language' | 'log' | 'text'
  >;
  const people = ['Anna', 'Bruno'].map((name, side) => ({
    seat: `p${side + 1}`,
    side: side as 0 | 1,
    who: 'person' as const,
    name,
    sat: true,
    present: true,
  }));
  return { ...view, as, people, log: referee.logFor(as as never), language: 'en', text: xwingText('en') };
}

type Choose = (decision: Decision) => Plain | undefined;

/** Plays with the first legal answers, or those that are wished for, until a question of the kind is asked. */
export function tableAt(
  kind: string,
  wanted: Wanted & { readonly choose?: Choose } = {},
): { readonly referee: XwingReferee; readonly seen: Seen<XwingView>; readonly decision: Decision } {
  const referee = open(wanted);
  for (let turn = 0; turn < 3000; turn++) {
    const decision = referee.decisions().find(({ settled }) => !settled);
    if (!decision) break;
    if (decision.kind === kind) return { referee, seen: seenBy(referee, decision.seat), decision };
    const { answers } = decision;
    const [first] = answers.kind === 'offers' ? answers.offers : answers.suggestions;
    answer(referee, decision, wanted.choose?.(decision) ?? first!);
  }
  throw new Error(`nobody was asked ${kind}`);
}

export function answer(referee: XwingReferee, { id, version, seat }: Decision, given: Plain): void {
  const refusal = referee.answer(seat, { decision: id, version, answer: given });
  if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
}
