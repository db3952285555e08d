import type { Plain } from '@sortie/kernel';
import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { useMemo, useState } from 'react';
import { useAskStep } from '../../../table/asking/asking.tsx';
import { Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import { useLayer } from '../../../table/layers.tsx';
import { NotOffered } from '../../../table/not-offered.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import './declare-ask.css';
import { useAnswer } from '../../../table/use-answer.ts';
import { useCase } from '../why/use-case.ts';
import { bestShot } from './best-use.ts';
import { declareLayer, onlyShotAt } from './declare-layer.ts';
import { type Declaration, declaration, type OfferedShot } from './declared-shots.ts';
import { ShotRow } from './shot-row.tsx';
import { useWords } from './text/words.ts';

/** Which enemy to attack and with what: on the board or from the list of shots. */
export function DeclareAsk(props: AskProps<XwingView>) {
  const { seen, decision, referee } = props;
  const say = useWords();
  const { table } = seen;
  const declared = useMemo(() => declaration(decision, table), [decision, table]);
  const { busy, send: answer } = useAnswer(referee, decision);
  const [target, setTarget] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  useAskStep(target);
  const best = useMemo(() => bestShot(declared.shots), [declared]);

  const layer = useMemo(() => {
    const onPick = (piece: string) => {
      const only = onlyShotAt(declared.shots, piece);
      if (piece === target && only) answer(only.answer);
      else {
        setSelected(null);
        setTarget(piece);
      }
    };
    return { ...declareLayer(declared, { target, looked: looked ?? selected }, say), onPick };
  }, [declared, target, looked, selected, say, answer]);
  useLayer(layer);

  const shown = [...declared.shots].sort(
    (one, other) => Number(isAimed(other, target)) - Number(isAimed(one, target)),
  );
  return (
    <div className="declare-ask">
      {shown.length > 0 ? (
        <ul className="declare-ask-shots" aria-label={say('targets')}>
          {shown.map((each) => (
            <li key={each.key}>
              <ShotRow
                offered={each}
                seen={seen}
                chosen={selected === null ? isAimed(each, target) : each.key === selected}
                isBest={each.key === best}
                busy={busy}
                onSelect={() => setSelected(each.key)}
                onLook={setLooked}
                onFire={() => answer(each.answer)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <OtherShips {...props} others={declared.others} target={target} />
      <OtherAnswers {...props} declared={declared} busy={busy} onAnswer={answer} />
    </div>
  );
}

interface OtherAnswersProps extends AskProps<XwingView> {
  readonly declared: Declaration;
  readonly busy: boolean;
  readonly onAnswer: (answer: Plain) => void;
}

/** What may be done in place of an attack, and that nothing is done. */
function OtherAnswers({ seen, decision, declared, busy, onAnswer }: OtherAnswersProps) {
  const wordsOf = (offer: Plain) => capital(texts(seen.language).answerText(decision, offer, namesFor(seen)));
  return (
    <>
      {declared.decline === undefined ? null : (
        <Pass answer={declared.decline} label={wordsOf(declared.decline)} busy={busy} onAnswer={onAnswer} />
      )}
      <div className="declare-ask-else">
        {declared.deeds.map((offer) => (
          <button
            type="button"
            key={JSON.stringify(offer)}
            data-answer={JSON.stringify(offer)}
            disabled={busy}
            onClick={() => onAnswer(offer)}
          >
            {wordsOf(offer)}
          </button>
        ))}
      </div>
    </>
  );
}

interface OtherShipsProps extends AskProps<XwingView> {
  readonly others: readonly string[];
  readonly target: string | null;
}

/** Enemies that cannot be attacked now, each with its reason when it is asked for. */
function OtherShips({ seen, decision, referee, others, target }: OtherShipsProps) {
  const say = useWords();
  const caseOf = useCase(seen);
  const names = namesFor(seen);
  return (
    <NotOffered
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      title={say('cannotAttack')}
      missing={others.map((id) => ({
        key: id,
        label: names.label(id),
        about: names.ship(id),
        answer: { weapon: 'primary', target: id },
      }))}
      chosen={target}
      caseOf={caseOf}
    />
  );
}

function isAimed({ shot }: OfferedShot, target: string | null): boolean {
  return shot.target === target;
}
