import { circle, type Mark } from '@sortie/scene';
import type { Reach } from '@sortie/wisps/model';
import { onTable, STEP } from '@sortie/wisps/scene';
import type { WispView } from '@sortie/wisps/view';
import { SpotLine } from '../../../apps/web/src/table/spot-line.tsx';
import { type AskProps, anySeen } from '../../../apps/web/src/table/table-game.ts';
import { useWords } from '../../../apps/web/src/table/text/words.ts';
import { useDrift } from './use-drift.ts';

/** A wisp in the hand, with those that follow it: all are moved in one gesture, and each by itself. */
export function DriftAsk(props: AskProps<WispView>) {
  const say = useWords();
  const { seen, decision } = props;
  const reach = reachIn(props);
  const { spot, busy, put, suggest } = useDrift(props, reach, marksOf(reach));
  return (
    <>
      <SpotLine spot={spot} text={anySeen(seen).text} />
      <button
        type="button"
        className="primary"
        aria-disabled={busy || spot.standing === 'illegal' || undefined}
        data-put={decision.kind}
        onClick={put}
      >
        {say('placeHere')}
      </button>
      {spot.standing === 'illegal' && (
        <button type="button" data-action="suggest" onClick={suggest}>
          {say('suggest')}
        </button>
      )}
      <p className="soft">{say('handHint')}</p>
    </>
  );
}

function reachIn({ decision: { answers } }: AskProps<WispView>): Reach {
  if (answers.kind !== 'region') throw new Error('a wisp is moved within a reach');
  return answers.region as unknown as Reach;
}

function marksOf({ centre, reach }: Reach): readonly Mark[] {
  return [{ kind: 'area', id: 'reach', role: 'zone', points: circle(reach * STEP, onTable(centre)) }];
}
