import type { PoolRegion } from '@sortie/legion/model';
import { keywordLabel, texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { useMemo, useState } from 'react';
import { useLayer } from '../../../../table/layers.tsx';
import type { AskProps } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { pieceOfMiniature, unitOf } from '../../units.ts';
import { MissingAnswers } from '../../why/missing-answers.tsx';
import { CoverNote } from '../cover-note.tsx';
import { DiceRow } from '../dice-row.tsx';
import { OddsBrief } from '../odds/odds-brief.tsx';
import { useOdds } from '../odds/use-odds.ts';
import { useWords } from '../text/words.ts';
import { missingWeapons } from './missing-targets.ts';
import {
  addUpDice,
  answerOf,
  bestPoolAgainst,
  diceOfDraft,
  isAdded,
  type PoolDraft,
  toggleWeapon,
  turnMiniature,
  weaponsOf,
} from './pool-draft.ts';
import { sightMarks } from './sight-marks.ts';

interface Props extends AskProps<LegionView> {
  readonly region: PoolRegion;
  readonly target: PoolRegion['targets'][number];
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onForm: (weapons: PoolDraft) => void;
}

/** A pool against one unit: miniatures are added and left out by pointing at them, in the list or on the table. */
export function PoolEditor(props: Props) {
  const { seen, decision, region, target, busy, onBack, onForm } = props;
  const say = useWords();
  const [draft, setDraft] = useState<PoolDraft>(() => bestPoolAgainst(decision, target.defender));
  const names = namesFor(seen);
  const shot = useDraftOdds(props, draft);
  usePoolLayer(props, { draft, shot, onTurn: (one) => setDraft(turnMiniature(draft, target, one)) });
  const count = new Set(draft.flatMap(({ miniatures }) => miniatures)).size;
  return (
    <div className="lg-pool-editor" data-pool={target.defender}>
      <header className="lg-pool-head">
        <strong>
          {say(target.type === 'melee' ? 'fights' : 'shootsAt', { unit: names.unit(target.defender) })}
        </strong>
        <button type="button" onClick={onBack}>
          {say('otherTarget')}
        </button>
      </header>
      <ul className="lg-pool-weapons">
        {target.weapons.map(({ weapon, miniatures }) => (
          <li key={weapon}>
            <WeaponFacts seen={seen} region={region} weapon={weapon} />
            <Users
              seen={seen}
              weapon={weapon}
              miniatures={miniatures}
              draft={draft}
              onToggle={(id) =>
                setDraft(toggleWeapon(draft, target, { weapon, miniature: id, most: mostOf(props, id) }))
              }
            />
          </li>
        ))}
      </ul>
      <MissingAnswers {...props} title="cannotAdd" missing={missingWeapons(seen, region, target)} />
      <div className="lg-pool-sum">
        <DiceRow dice={shot ? addUpDice(shot.pool.weapons) : diceOfDraft(draft, region)} />
        <span className="lg-target-words">
          <CoverNote seen={seen} shot={shot} />
          <OddsBrief odds={shot} seen={seen} />
        </span>
      </div>
      <button
        type="button"
        className="primary"
        disabled={busy || count === 0}
        data-answer={count > 0 ? JSON.stringify(answerOf(target, draft)) : undefined}
        onClick={() => onForm(draft)}
      >
        {say('formPool', { count })}
      </button>
    </div>
  );
}

interface UsersProps extends Pick<Props, 'seen'> {
  readonly weapon: string;
  readonly miniatures: readonly string[];
  readonly draft: PoolDraft;
  readonly onToggle: (miniature: string) => void;
}

/** Everybody who can add a weapon; those who do are pressed. */
function Users({ seen, weapon, miniatures, draft, onToggle }: UsersProps) {
  const say = useWords();
  return (
    <fieldset className="lg-pool-users" aria-label={say('whoUses', { weapon })}>
      {miniatures.map((id) => (
        <button
          key={id}
          type="button"
          className="lg-pool-user"
          aria-pressed={isAdded(draft, weapon, id)}
          data-user={`${weapon} ${id}`}
          onClick={() => onToggle(id)}
        >
          {namesFor(seen).miniature(id)}
        </button>
      ))}
    </fieldset>
  );
}

/** How many more weapons a miniature may add: those of pools formed before count. lg.unit-keyword.arsenal.split */
function mostOf({ seen, region }: Props, miniature: string): number {
  const before = (seen.table.attack?.pools ?? []).flatMap(({ weapons }) => weaponsOf(weapons, miniature));
  return Math.max(1, region.weaponsEach - before.length);
}

interface WeaponFactsProps extends Pick<AskProps<LegionView>, 'seen'> {
  readonly region: PoolRegion;
  readonly weapon: string;
}

/** A weapon with its dice and keywords. */
function WeaponFacts({ seen, region, weapon }: WeaponFactsProps) {
  const facts = region.weapons.find((each) => each.weapon === weapon);
  return (
    <span className="lg-pool-weapon">
      <strong>{weapon}</strong> {facts && <DiceRow dice={facts.dice} />}
      {facts?.keywords.map((use) => (
        <span key={use.id} className="lg-keyword">
          {keywordLabel(use, seen.language)}
        </span>
      ))}
    </span>
  );
}

function useDraftOdds({ seen, decision, region, target }: Props, draft: PoolDraft) {
  const shots =
    draft.length === 0 ? [] : [{ attacker: region.unit, defender: target.defender, weapons: draft }];
  const key = `${decision.id} ${decision.version} ${JSON.stringify(shots)}`;
  return useOdds(key, { kind: 'shots', view: seen.table, shots })?.shots[0];
}

interface Drawn {
  readonly draft: PoolDraft;
  readonly shot: ReturnType<typeof useDraftOdds>;
  readonly onTurn: (miniature: string) => void;
}

/** What the pool sees, and its own miniatures to point at. */
function usePoolLayer({ seen, region, target }: Props, { draft, shot, onTurn }: Drawn): void {
  const say = useWords();
  const names = namesFor(seen);
  const unit = unitOf(seen.table, region.unit);
  const key = JSON.stringify([draft, shot?.pool, seen.language]);
  const { cover } = texts(seen.language).pieceWords.names;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same pool as new objects.
  const layer = useMemo(() => {
    const users = [...new Set(target.weapons.flatMap(({ miniatures }) => miniatures))];
    const byPiece = new Map(users.map((id) => [unit ? pieceOfMiniature(unit, id) : id, id]));
    return {
      marks: shot ? sightMarks(seen.table, shot, { cover, hidden: say('notSeen') }) : [],
      picks: [...byPiece].map(([piece, id]) => ({
        piece,
        label: say('turnMiniature', {
          miniature: names.miniature(id),
          weapons: weaponsOf(draft, id).join(', ') || say('nothing'),
        }),
        chosen: weaponsOf(draft, id).length > 0,
      })),
      onPick: (piece: string) => onTurn(byPiece.get(piece) ?? piece),
    };
  }, [key]);
  useLayer(layer);
}
