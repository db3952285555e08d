import type { Plain } from '@sortie/kernel';
import { factions } from '@sortie/xwing/catalogue';
import { type Squad, squadToXws } from '@sortie/xwing/lists';
import { BuilderTools } from '../../../../lists/bench/builder-tools.tsx';
import { NameField } from '../../../../lists/bench/name-field.tsx';
import { PointsField } from '../../../../lists/bench/points-field.tsx';
import { SelectField } from '../../../../lists/bench/select-field.tsx';
import type { KeptList } from '../../../../lists/kept-lists.ts';
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
  return (
    <div className="builder-head-fields">
      <NameField
        kept={kept}
        name={name}
        unnamed={say('unnamed')}
        onName={(wanted) => change({ name: wanted })}
      />
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
