import { factions } from '@sortie/xwing/catalogue';
import { Link } from '../../../app/link.tsx';
import { type Play, plays, usualPoints } from '../logic/agreed.ts';
import { ExportSquad } from '../parts/export-squad.tsx';
import { Shape } from '../parts/shape.tsx';
import { toolShapes } from '../parts/tool-shapes.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { PointsField } from './points-field.tsx';
import type { DraftInHand } from './use-draft.ts';
import './builder-head.css';

interface Props extends DraftInHand {
  readonly id: string;
  /** Whether a game with it can be started here. */
  readonly canPlay: boolean;
}

export function BuilderHead({ id, canPlay, draft, change, undo, redo }: Props) {
  const say = useWords();
  const terms = useTerms();
  const { name, squad, agreed } = draft;
  return (
    <header className="builder-head">
      <h1 className="unseen">{say('builderTitle', { name: name || say('unnamed') })}</h1>
      <div className="builder-head-fields">
        <Link className="button" href="/squads">
          <Shape path={toolShapes.back} label={say('allSquads')} />
        </Link>
        <label className="builder-head-name">
          <span>{say('name')}</span>
          <input
            value={name}
            maxLength={80}
            placeholder={say('unnamed')}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <label>
          <span>{say('faction')}</span>
          <select
            value={squad.faction}
            onChange={(event) => {
              const faction = factions.find((each) => each === event.target.value);
              if (faction) change({ squad: { ...squad, faction } });
            }}
          >
            {factions.map((each) => (
              <option key={each} value={each}>
                {terms(`faction-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say('play')}</span>
          <select
            value={agreed.play}
            onChange={(event) => {
              const play = event.target.value as Play;
              change({ agreed: { play, points: usualPoints(play) } });
            }}
          >
            {plays.map((each) => (
              <option key={each} value={each}>
                {say(`play-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <PointsField
          points={agreed.points}
          onPoints={(points) => change({ agreed: { ...agreed, points } })}
        />
      </div>
      <div className="builder-head-actions">
        <button type="button" disabled={!undo} onClick={undo} aria-keyshortcuts="Control+Z">
          <Shape path={toolShapes.undo} label={say('undo')} />
        </button>
        <button type="button" disabled={!redo} onClick={redo} aria-keyshortcuts="Control+Shift+Z">
          <Shape path={toolShapes.redo} label={say('redo')} />
        </button>
        <ExportSquad name={name} squad={squad} />
        <Link className="button" href={`/squads/print/${id}`}>
          {say('print')}
        </Link>
        {canPlay ? (
          <Link className="button primary" href={`/start?squad=${id}`}>
            {say('playWithThis')}
          </Link>
        ) : (
          <button type="button" disabled title={say('cannotPlayNow')}>
            {say('playWithThis')}
          </button>
        )}
      </div>
    </header>
  );
}
