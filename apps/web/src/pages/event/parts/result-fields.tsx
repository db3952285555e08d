import { useWords } from '../text/words.ts';
import { useEvent } from './event-context.ts';
import { PickField, TextField } from './fields.tsx';
import { type Ending, endingsOf, type ResultDraft } from './result-draft.ts';

interface ResultFieldsProps {
  readonly names: readonly [string, string];
  readonly draft: ResultDraft;
  readonly onDraft: (draft: ResultDraft) => void;
}

/** How a game of these two ended: their points, and if need be who won or why it was not played. */
export function ResultFields({ names, draft, onDraft }: ResultFieldsProps) {
  const say = useWords();
  const { as, view } = useEvent();
  const [one, other] = names;
  const { ending, points, winner, reached } = draft;
  const isStaff = as.role === 'organiser' || as.role === 'judge';
  const change = (changes: Partial<ResultDraft>) => onDraft({ ...draft, ...changes });
  const endings = endingsOf(view.settings.scoring, isStaff);
  const setPoints = (place: 0 | 1, text: string) =>
    change({ points: place === 0 ? [text, points[1]] : [points[0], text] });
  const mayDraw = view.settings.scoring.eventPoints.draw !== null;
  return (
    <div className="fields" data-form="result">
      {ending === 'played' && (
        <>
          {([0, 1] as const).map((place) => (
            <TextField
              key={place}
              label={say('pointsOf', { name: names[place] })}
              value={points[place]}
              inputMode="numeric"
              autoComplete="off"
              data-points={place}
              onText={(text) => setPoints(place, text)}
            />
          ))}
          <PickField
            label={say('winner')}
            value={winner}
            choices={[
              { value: 'points', label: say(mayDraw ? 'byPoints' : 'byPointsAlone') },
              { value: '0', label: one },
              { value: '1', label: other },
            ]}
            onPick={(value) => change({ winner: value })}
          />
        </>
      )}
      {ending.startsWith('conceded') && (
        <TextField
          label={say('reached')}
          hint={say('reachedHint')}
          value={reached}
          inputMode="numeric"
          onText={(text) => change({ reached: text })}
        />
      )}
      <PickField
        label={say('ending')}
        value={ending}
        choices={endings.map((value) => ({ value, label: endingWord(value, names, say) }))}
        onPick={(value) => change({ ending: value })}
      />
    </div>
  );
}

function endingWord(
  ending: Ending,
  [one, other]: readonly [string, string],
  say: ReturnType<typeof useWords>,
): string {
  switch (ending) {
    case 'played':
    case 'notPlayed':
      return say(ending);
    case 'conceded-0':
      return say('conceded', { name: one });
    case 'conceded-1':
      return say('conceded', { name: other });
    case 'absent-0':
      return say('absent', { name: one });
    case 'absent-1':
      return say('absent', { name: other });
    case 'absent-both':
      return say('absentBoth');
  }
}
