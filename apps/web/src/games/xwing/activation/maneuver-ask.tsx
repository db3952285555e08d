import type { Bearing, Maneuver } from '@sortie/xwing/catalogue';
import { dialNow, type XwingView } from '@sortie/xwing/view';
import { Pass } from '../../../table/asking/pass.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { maneuverName } from '../maneuver-name.ts';
import { namesFor } from '../names-for.ts';
import { isSame } from '../planning/dials.ts';
import { ManeuverGrid } from '../planning/maneuver-grid.tsx';
import { useWords } from '../text/words.ts';

/** One maneuver among those that are offered: for a stressed enemy, or for the shuttle. */
export function ManeuverAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { ship: id } = decision.about as { readonly ship: string };
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const printed = dialNow(seen.table, id);
  const offered = offers.flatMap((offer): readonly Maneuver[] => {
    const { speed, bearing } = offer as { readonly speed?: Maneuver['speed']; readonly bearing?: Bearing };
    if (speed === undefined || bearing === undefined) return [];
    return [
      printed.find((each) => isSame(each, { speed, bearing })) ?? { speed, bearing, difficulty: 'white' },
    ];
  });
  const stay = offers.find((offer) => (offer as { readonly stay?: boolean }).stay === true);
  return (
    <div className="action-ask">
      <ManeuverGrid
        label={say('dialOf', { ship: namesFor(seen).ship(id) })}
        maneuvers={offered}
        offered={busy ? [] : offered}
        nameOf={(maneuver) => maneuverName(maneuver, id, namesFor(seen), seen.language)}
        onChoose={({ speed, bearing }) => send({ speed, bearing })}
      />
      {stay !== undefined && <Pass answer={stay} label={say('stay')} busy={busy} onAnswer={send} />}
    </div>
  );
}
