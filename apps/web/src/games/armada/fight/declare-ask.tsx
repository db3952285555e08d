import type { MeasuredShot } from '@sortie/armada/model';
import type { FightOdds } from '@sortie/armada/odds';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import type { Mark } from '@sortie/scene';
import { useMemo, useState } from 'react';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { Missing } from '../../../table/not-offered.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { DicePoolRow } from '../parts/dice-pool.tsx';
import { useWords } from '../text/words.ts';
import { isOnTable, shapesOf, unitOf } from '../units.ts';
import { MissingAnswers } from '../why/missing-answers.tsx';
import './declare-ask.css';
import { OddsBrief } from './odds/odds-brief.tsx';
import { useOdds } from './odds/use-odds.ts';
import { poolOfShot } from './pool-of-shot.ts';
import { shotTitle } from './shot-title.ts';

interface Shot extends MeasuredShot {
  readonly answer: Plain;
}

/** Each shot by its hull zones, with its line, its range and its dice; a target on the table narrows the list. */
export function DeclareAsk(props: AskProps<ArmadaView>) {
  const { seen, decision, referee } = props;
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { unit } = decision.about as unknown as { readonly unit: string };
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const shots = offeredShots(decision.about as unknown as About, offers);
  const pass = offers.find(isPass);
  const [target, setTarget] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const shown = target === null ? shots : shots.filter((shot) => shot.target === target);
  const found = useOdds(`${decision.id} ${decision.version}`, {
    kind: 'shots',
    view: seen.table,
    unit,
    shots,
  });
  useShotLayer(seen, shots, { target, looked, onPick: setTarget });
  return (
    <div className="ar-declare">
      {target !== null && (
        <button type="button" className="ar-declare-all" onClick={() => setTarget(null)}>
          {say('allTargets')}
        </button>
      )}
      <ul className="ar-declare-shots">
        {shown.map((shot) => (
          <li key={JSON.stringify(shot.answer)}>
            <ShotButton
              seen={seen}
              attacker={unit}
              shot={shot}
              busy={busy}
              odds={found?.odds[shots.indexOf(shot)]}
              isBest={found?.best === shots.indexOf(shot)}
              onLook={(isLooked) => setLooked(isLooked ? JSON.stringify(shot.answer) : null)}
              onChoose={() => send(shot.answer)}
            />
          </li>
        ))}
      </ul>
      <MissingAnswers {...props} title="cannotAttack" missing={missingTargets(seen, unit, shots)} />
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={capital(texts(seen.language).answerText(decision, pass, namesFor(seen)))}
          busy={busy}
          isBest={shots.length === 0}
          onAnswer={send}
        />
      )}
    </div>
  );
}

/** Enemies on the table at which no shot is offered. */
function missingTargets(
  seen: Seen<ArmadaView>,
  attacker: string,
  shots: readonly Shot[],
): readonly Missing[] {
  const side = unitOf(seen.table, attacker)?.side;
  const names = namesFor(seen);
  return [...seen.table.ships, ...seen.table.squadrons]
    .filter((unit) => unit.side !== side && isOnTable(unit))
    .filter(({ id }) => shots.every(({ target }) => target !== id))
    .map(({ id }) => ({ key: id, label: names.unit(id), answer: { target: id } }));
}

interface About {
  readonly unit: string;
  readonly shots: readonly MeasuredShot[];
}

/** The shots that were measured, as far as they are offered. */
function offeredShots({ shots }: About, offers: readonly Plain[]): readonly Shot[] {
  return offers.flatMap((answer) => {
    const { target, zone = null, defendingZone = null } = answer as unknown as Partial<MeasuredShot>;
    const shot = shots.find(
      (each) =>
        each.target === target &&
        (each.zone === zone || zone === null) &&
        (each.defendingZone === defendingZone || defendingZone === null),
    );
    return shot ? [{ ...shot, answer }] : [];
  });
}

interface ShotButtonProps {
  readonly seen: Seen<ArmadaView>;
  readonly attacker: string;
  readonly shot: Shot;
  readonly busy: boolean;
  readonly odds: FightOdds | null | undefined;
  /** It promises most. */
  readonly isBest: boolean;
  readonly onLook: (isLooked: boolean) => void;
  readonly onChoose: () => void;
}

function ShotButton({ seen, attacker, shot, busy, odds, isBest, onLook, onChoose }: ShotButtonProps) {
  const say = useWords();
  const { table, language } = seen;
  const target = unitOf(table, shot.target);
  const { wording } = texts(language);
  return (
    <button
      type="button"
      className={isBest ? 'ar-declare-shot primary' : 'ar-declare-shot'}
      disabled={busy}
      data-answer={JSON.stringify(shot.answer)}
      data-target={shot.target}
      onClick={onChoose}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      {target && <PieceFigure shapes={shapesOf(target)} side={target.side} size={30} />}
      <span className="ar-declare-words">
        <strong>{shotTitle(shot, namesFor(seen), language, say)}</strong>
        <span className="soft">
          {capital(wording.range(shot.range))}
          {shot.obstructed && ` · ${say('obstructed')}`}
        </span>
        <OddsBrief odds={odds} seen={seen} />
      </span>
      <DicePoolRow pool={poolOfShot(table, attacker, shot)} />
    </button>
  );
}

interface Shown {
  readonly target: string | null;
  readonly looked: string | null;
  readonly onPick: (target: string) => void;
}

/** The lines of the shots; those looked at stand out. */
function useShotLayer(
  seen: Seen<ArmadaView>,
  shots: readonly Shot[],
  { target, looked, onPick }: Shown,
): void {
  const say = useWords();
  const names = namesFor(seen);
  const { wording } = texts(seen.language);
  const key = JSON.stringify([shots, target, looked, seen.language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same shots as new objects.
  const layer = useMemo(() => {
    const drawn = shots.filter((shot) => {
      if (looked !== null) return JSON.stringify(shot.answer) === looked;
      return target === null || shot.target === target;
    });
    return {
      marks: drawn.map(
        (shot): Mark => ({
          kind: 'line',
          id: `shot ${JSON.stringify(shot.answer)}`,
          role: shot.obstructed ? 'obstructed' : 'attack',
          points: shot.line,
          ...(drawn.length <= 3 ? { label: wording.range(shot.range) } : {}),
        }),
      ),
      picks: [...new Set(shots.map((shot) => shot.target))].map((piece) => ({
        piece,
        label: say('targetThis', { unit: names.unit(piece) }),
        chosen: piece === target,
      })),
      onPick,
    };
  }, [key]);
  useLayer(layer);
}
