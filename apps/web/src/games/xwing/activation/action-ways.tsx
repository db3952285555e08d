import type { Decision, Plain } from '@sortie/kernel';
import type { ActionName } from '@sortie/xwing/model';
import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { Answers } from '../../../table/answers.tsx';
import { BigChoices } from '../../../table/big-choices.tsx';
import { PieceChoices } from '../../../table/piece-choices.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { cardText } from '../card-text.ts';
import { namesFor } from '../names-for.ts';
import { shipLook } from '../ship-pick-ask.tsx';
import { useWords } from '../text/words.ts';
import { cardOfAction } from './action-title.ts';
import { type ActionChoice, type ActionOffer, asksFor } from './actions.ts';
import { directionName } from './direction-name.ts';
import { DirectionPicture } from './direction-picture.tsx';

interface Props extends SeenProps<XwingView> {
  readonly decision: Decision;
  /** The action that is looked at more closely. */
  readonly open: ActionChoice;
  readonly busy: boolean;
  readonly onChoose: (answer: Plain) => void;
}

/** The ways to perform an action: whom, which way, or how. */
export function ActionWays(props: Props) {
  const { seen, open } = props;
  const say = useWords();
  const asked = asksFor(open.ways);
  return (
    <div className="action-ask-more">
      <h3>
        {say(asked === 'target' ? 'pickTarget' : asked === 'direction' ? 'pickDirection' : 'pickChoice')}
      </h3>
      <CardWords action={open.action} seen={seen} />
      <Ways {...props} />
      {asked !== 'choice' && seen.table.options.variant !== 'core2012' && (
        <p className="action-ask-hint">{say('noMeasuring')}</p>
      )}
    </div>
  );
}

function Ways({ seen, decision, open, busy, onChoose }: Props) {
  const say = useWords();
  const names = namesFor(seen);
  switch (asksFor(open.ways)) {
    case 'target': {
      const choices = open.ways.map((way) => {
        const look = shipLook(seen.table, way.target!, say);
        return {
          answer: asPlain(way),
          piece: way.target!,
          title: names.label(way.target!),
          label: say('lockThis', { ship: names.ship(way.target!) }),
          ...look,
        };
      });
      return <PieceChoices choices={choices} onChoose={onChoose} busy={busy} />;
    }
    case 'direction': {
      const choices = open.ways.map((way) => ({
        answer: asPlain(way),
        title: directionName(way.direction!, say),
        picture: <DirectionPicture direction={way.direction!} />,
      }));
      return <BigChoices choices={choices} onChoose={onChoose} busy={busy} />;
    }
    default: {
      const { answerText } = texts(seen.language);
      const keyed = open.ways.map((way) => ({ key: JSON.stringify(way), way }));
      const options = keyed.map(({ key, way }) => ({
        key,
        label: answerText(decision, asPlain(way), names),
      }));
      const take = (key: string) => {
        const found = keyed.find((each) => each.key === key);
        if (found) onChoose(asPlain(found.way));
      };
      return <Answers options={options} onChoose={take} busy={busy} />;
    }
  }
}

/** What the card of a card's action does. */
function CardWords({
  action,
  seen,
}: {
  readonly action: ActionName;
  readonly seen: SeenProps<XwingView>['seen'];
}) {
  const card = cardOfAction(action, seen.table);
  const text = card && cardText(card, seen.language);
  return text ? <p className="action-ask-card">{text}</p> : null;
}

function asPlain(offer: ActionOffer): Plain {
  return offer as unknown as Plain;
}
