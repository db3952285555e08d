import type { Plain } from '@sortie/kernel';
import { factions } from '@sortie/xwing/catalogue';
import { type Squad, squadToXws } from '@sortie/xwing/lists';
import { Link } from '../../../../app/link.tsx';
import { listsAddress, playAddress, printAddress } from '../../../../lists/addresses.ts';
import { ExportList } from '../../../../lists/export-list.tsx';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { type Play, plays, usualPoints } from '../logic/agreed.ts';
import { Shape } from '../parts/shape.tsx';
import { toolShapes } from '../parts/tool-shapes.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { PointsField } from './points-field.tsx';
import type { DraftInHand } from './use-draft.ts';
import './builder-head.css';

interface Props extends DraftInHand {
  readonly kept: Pick<KeptList, 'id' | 'game'>;
  /** Whether a game with it can be started here. */
  readonly canPlay: boolean;
}

export function BuilderHead({ kept, canPlay, draft, change, undo, redo }: Props) {
  const say = useWords();
  const terms = useTerms();
  const { name, squad, agreed } = draft;
  const { id, game } = kept;
  return (
    <header className="builder-head">
      <h1 className="unseen">{say('builderTitle', { name: name || say('unnamed') })}</h1>
      <div className="builder-head-fields">
        <Link className="button" href={listsAddress(game)}>
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
        <ExportList
          game={game}
          name={name}
          written={squad.ships.length === 0 ? undefined : () => writeNamed(squad, name)}
        />
        <Link className="button" href={printAddress(game, id)}>
          {say('print')}
        </Link>
        {canPlay ? (
          <Link className="button primary" href={playAddress(game, id)}>
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

function writeNamed(squad: Squad, name: string): Plain {
  return squadToXws(name === '' ? squad : { ...squad, name }) as unknown as Plain;
}
