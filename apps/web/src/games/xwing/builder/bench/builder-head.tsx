import type { Plain } from '@sortie/kernel';
import { factions } from '@sortie/xwing/catalogue';
import { type Squad, squadToXws } from '@sortie/xwing/lists';
import { Link } from '../../../../app/link.tsx';
import { listsAddress, playAddress, printAddress } from '../../../../lists/addresses.ts';
import { ExportList } from '../../../../lists/export-list.tsx';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { plays, usualPoints } from '../logic/agreed.ts';
import { SelectField } from '../parts/select-field.tsx';
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

export function BuilderHead(props: Props) {
  const say = useWords();
  const { name } = props.draft;
  return (
    <header className="builder-head">
      <h1 className="unseen">{say('builderTitle', { name: name || say('unnamed') })}</h1>
      <SquadFields {...props} />
      <SquadTools {...props} />
    </header>
  );
}

/** What the squad is called, whose it is and what it is built for. */
function SquadFields({ kept, draft: { name, squad, agreed }, change }: Props) {
  const say = useWords();
  const terms = useTerms();
  return (
    <div className="builder-head-fields">
      <Link className="button" href={listsAddress(kept.game)}>
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
      <SelectField
        label={say('faction')}
        value={squad.faction}
        options={factions.map((value) => ({ value, label: terms(`faction-${value}`) }))}
        onChange={(wanted) => {
          const faction = factions.find((each) => each === wanted);
          if (faction) change({ squad: { ...squad, faction } });
        }}
      />
      <SelectField
        label={say('play')}
        value={agreed.play}
        options={plays.map((value) => ({ value, label: say(`play-${value}`) }))}
        onChange={(wanted) => {
          const play = plays.find((each) => each === wanted);
          if (play) change({ agreed: { play, points: usualPoints(play) } });
        }}
      />
      <PointsField points={agreed.points} onPoints={(points) => change({ agreed: { ...agreed, points } })} />
    </div>
  );
}

/** Takes changes back, takes the squad elsewhere, and plays with it. */
function SquadTools({ kept: { id, game }, canPlay, draft: { name, squad }, undo, redo }: Props) {
  const say = useWords();
  return (
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
  );
}

function writeNamed(squad: Squad, name: string): Plain {
  return squadToXws(name === '' ? squad : { ...squad, name }) as unknown as Plain;
}
