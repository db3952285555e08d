import type { PoolRegion } from '@sortie/legion/model';
import type { ShotInDetail } from '@sortie/legion/odds';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { useState } from 'react';
import { useAskStep } from '../../../../table/asking/asking.tsx';
import { Pass } from '../../../../table/asking/pass.tsx';
import { capital } from '../../../../table/capital.ts';
import type { AskProps } from '../../../../table/table-game.ts';
import { useAnswer } from '../../../../table/use-answer.ts';
import { namesFor } from '../../names-for.ts';
import { MissingAnswers } from '../../why/missing-answers.tsx';
import { useOdds } from '../odds/use-odds.ts';
import { FormedPools } from './formed-pools.tsx';
import { missingTargets } from './missing-targets.ts';
import './pool-ask.css';
import { answerOf, bestPoolAgainst, poolRegion } from './pool-draft.ts';
import { PoolEditor } from './pool-editor.tsx';
import { TargetRow } from './target-row.tsx';
import { useTargetLayer } from './use-target-layer.ts';

const DECLINE = { decline: true };

/** Whom a unit attacks and with which weapons: everybody's best at once, or each weapon pointed at by itself. */
export function PoolAsk(props: AskProps<LegionView>) {
  const { seen, decision, referee } = props;
  const { busy, send } = useAnswer(referee, decision);
  const region = poolRegion(decision);
  const [target, setTarget] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  useAskStep(`${decision.id} ${target}`);
  const targets = region?.targets ?? [];
  const shots = useShots(props, region);
  const open = targets.find(({ defender }) => defender === target);
  useTargetLayer(seen, { targets, shots, target, looked, onPick: setTarget });
  if (!region) return null;
  const { attack } = seen.table;
  const mayDecline = attack !== null && (attack.isOptional || attack.pools.length > 0);
  return (
    <div className="lg-pool">
      <FormedPools seen={seen} />
      {open ? (
        <PoolEditor
          key={open.defender}
          {...props}
          region={region}
          target={open}
          busy={busy}
          onBack={() => setTarget(null)}
          onForm={(weapons) => send(answerOf(open, weapons))}
        />
      ) : (
        <ul className="lg-pool-targets">
          {targets.map((each, place) => (
            <li key={each.defender}>
              <TargetRow
                seen={seen}
                target={each}
                shot={shots?.[place]}
                isBest={place === bestOf(shots)}
                busy={busy}
                answer={answerOf(each, bestPoolAgainst(decision, each.defender))}
                onLook={(isLooked) => setLooked(isLooked ? each.defender : null)}
                onAnswer={send}
                onOpen={() => setTarget(each.defender)}
              />
            </li>
          ))}
        </ul>
      )}
      <MissingAnswers {...props} title="cannotAttack" missing={missingTargets(seen, region)} />
      {mayDecline && (
        <Pass
          answer={DECLINE}
          label={capital(texts(seen.language).answerText(decision, DECLINE, namesFor(seen)))}
          busy={busy}
          isBest={targets.length === 0}
          onAnswer={send}
        />
      )}
    </div>
  );
}

/** The odds of everybody's best against each target. */
function useShots({ seen, decision }: AskProps<LegionView>, region: PoolRegion | undefined) {
  const shots = (region?.targets ?? []).map(({ defender }) => ({
    attacker: region!.unit,
    defender,
    weapons: bestPoolAgainst(decision, defender),
  }));
  return useOdds(`${decision.id} ${decision.version}`, { kind: 'shots', view: seen.table, shots })?.shots;
}

/** Below this nobody would tell two targets apart. */
const ALIKE = 0.05;

/** The place of the target that promises most wounds; undefined where two promise the same. */
function bestOf(shots: readonly (ShotInDetail | null)[] | undefined): number | undefined {
  const order = [...(shots ?? []).entries()].sort(
    ([, one], [, other]) => (other?.expected ?? 0) - (one?.expected ?? 0),
  );
  const [first, second] = order;
  if (!first?.[1]) return undefined;
  return first[1].expected - (second?.[1]?.expected ?? 0) > ALIKE ? first[0] : undefined;
}
