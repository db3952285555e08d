import type { MoveRegion, MoveType } from '@sortie/legion/model';
import { texts } from '@sortie/legion/text';
import type { LegionView, UnitView } from '@sortie/legion/view';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import { PracticeSwitch } from '../../../table/practice/practice-switch.tsx';
import { PracticeWarnings } from '../../../table/practice/practice-warnings.tsx';
import { useForesight, useIsPractice } from '../../../table/practice/with-practice.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { Measured } from '../formation/measured.tsx';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { unitOf } from '../units.ts';
import { isPivot, isToolMove } from './held-move.ts';
import './move-ask.css';
import { ToolSliders } from './tool-sliders.tsx';
import { useMove } from './use-move.ts';

/** A unit is moved as one: the tool is laid and bent, the leader goes along it, everybody else follows. */
export function MoveAsk(props: AskProps<LegionView>) {
  const { answers } = props.decision;
  const region = answers.kind === 'region' ? (answers.region as unknown as MoveRegion) : undefined;
  const unit = unitOf(props.seen.table, region?.unit ?? null);
  return region && unit ? <HeldMove {...props} region={region} unit={unit} /> : null;
}

type Props = AskProps<LegionView> & { readonly region: MoveRegion; readonly unit: UnitView };

function HeldMove(props: Props) {
  const say = useWords();
  const { seen, decision } = props;
  const held = useMove(props);
  const { move, mover, types, spot, sent, busy, commit } = held;
  const suggestions = decision.answers.kind === 'region' ? decision.answers.suggestions : [];
  const decline = suggestions.find(isPass);
  const isShort = spot.standing === 'illegal' && sent !== undefined;
  return (
    <div className="lg-move">
      {types.length > 1 && <Ways types={types} chosen={move.type} onChoose={held.choose} seen={seen} />}
      {isToolMove(move) && <ToolSliders mover={mover} tool={move} onChange={held.bend} />}
      <SpotLine spot={spot} text={anySeen(seen).text} />
      <div className="lg-move-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || sent === undefined || undefined}
          data-commit="move"
          onClick={commit}
        >
          {say(isShort ? 'moveNearest' : isPivot(move) ? 'turnSo' : 'moveHere')}
        </button>
        <button type="button" data-suggest="move" onClick={held.suggest}>
          {say('suggestMove')}
        </button>
        {decline !== undefined && (
          <Pass
            answer={decline}
            label={capital(texts(seen.language).answerText(decision, decline, namesFor(seen)))}
            busy={busy}
            onAnswer={held.send}
          />
        )}
      </div>
      <Worth {...props} held={held} />
      <p className="lg-move-hint soft">
        {say(isToolMove(move) ? 'moveHint' : isPivot(move) ? 'turnHint' : 'climbHint')}
      </p>
    </div>
  );
}

/** What the place is worth: measured by whoever wants to, foreseen by whoever practises. */
function Worth({ held, seen, decision }: Props & { readonly held: ReturnType<typeof useMove> }) {
  const { mover, formation } = held;
  const isPractice = useIsPractice();
  // While the hand moves on nothing is foreseen: it would be old before it is drawn.
  const fire = useForesight(decision, held.sent);
  return (
    <>
      <Measured seen={seen} unit={mover.unit} formation={formation} />
      {isPractice && <PracticeSwitch />}
      {fire && <PracticeWarnings warnings={fire} isChosen />}
    </>
  );
}

interface WaysProps {
  readonly types: readonly MoveType[];
  readonly chosen: MoveType;
  readonly onChoose: (type: MoveType) => void;
  readonly seen: Props['seen'];
}

function Ways({ types, chosen, onChoose, seen }: WaysProps) {
  const say = useWords();
  const { moves } = texts(seen.language).pieceWords.names;
  return (
    <fieldset className="lg-move-ways">
      <legend>{say('wayToMove')}</legend>
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          data-way={type}
          onClick={() => onChoose(type)}
        >
          {capital(moves[type])}
        </button>
      ))}
    </fieldset>
  );
}
