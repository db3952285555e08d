import type { Plain } from '@sortie/kernel';
import { factions } from '@sortie/xwing/catalogue';
import { type Squad, squadToXws } from '@sortie/xwing/lists';
import { Link } from '../../../../app/link.tsx';
import { listsAddress } from '../../../../lists/addresses.ts';
import { BuilderTools } from '../../../../lists/bench/builder-tools.tsx';
import { PointsField } from '../../../../lists/bench/points-field.tsx';
import { SelectField } from '../../../../lists/bench/select-field.tsx';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../../lists/bench/tool-shapes.ts';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { useListWords } from '../../../../lists/list-words.ts';
import { plays, usualPoints } from '../logic/agreed.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import type { DraftInHand } from './use-draft.ts';
import '../../../../lists/bench/builder-head.css';

interface Props extends DraftInHand {
  readonly kept: Pick<KeptList, 'id' | 'game'>;
  /** Whether a game with it can be started here. */
  readonly canPlay: boolean;
}

export function BuilderHead(props: Props) {
  const say = useWords();
  const { kept, canPlay, undo, redo, draft } = props;
  const { name, squad } = draft;
  return (
    <header className="builder-head">
      <h1 className="unseen">{say('builderTitle', { name: name || say('unnamed') })}</h1>
      <SquadFields {...props} />
      <BuilderTools
        kept={kept}
        name={name}
        canPlay={canPlay}
        written={squad.ships.length === 0 ? undefined : () => writeNamed(squad, name)}
        undo={undo}
        redo={redo}
      />
    </header>
  );
}

/** What the squad is called, whose it is and what it is built for. */
function SquadFields({ kept, draft: { name, squad, agreed }, change }: Props) {
  const say = useWords();
  const terms = useTerms();
  const lists = useListWords();
  return (
    <div className="builder-head-fields">
      <Link className="button" href={listsAddress(kept.game)}>
        <Shape path={toolShapes.back} label={lists('allLists')} />
      </Link>
      <label className="builder-head-name">
        <span>{lists('name')}</span>
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

function writeNamed(squad: Squad, name: string): Plain {
  return squadToXws(name === '' ? squad : { ...squad, name }) as unknown as Plain;
}
