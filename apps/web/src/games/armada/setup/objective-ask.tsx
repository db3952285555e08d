import { type ObjectiveCardId, objectiveCard } from '@sortie/armada/catalogue';
import { cardName, objectiveText, texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { Card } from '../../../table/card.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { useWords } from '../text/words.ts';
import './objective-ask.css';

/** The objectives of the second player as cards, one of which is played. */
export function ObjectiveAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  return (
    <ul className="ar-objectives">
      {offers.map((answer) => {
        const { objective } = answer as unknown as { readonly objective: ObjectiveCardId };
        const name = cardName(objective, seen.language) ?? objective;
        return (
          <li key={objective}>
            <ObjectiveDetails id={objective} language={seen.language} />
            <button
              type="button"
              className="primary"
              disabled={busy}
              data-answer={JSON.stringify(answer)}
              aria-label={say('playObjective', { objective: name })}
              onClick={() => send(answer)}
            >
              {say('choose')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ObjectiveDetailsProps {
  readonly id: ObjectiveCardId;
  readonly language: 'en' | 'es' | 'pt';
}

/** An objective card with its parts. */
export function ObjectiveDetails({ id, language }: ObjectiveDetailsProps) {
  const { category } = objectiveCard(id);
  const { categories } = texts(language).pieceWords.names;
  return (
    <Card title={cardName(id, language) ?? id} subtitle={categories[category]} tone={tones[category]}>
      <dl className="ar-objective-parts">
        {objectiveText(id, language).map(({ part, heading, text }) => (
          <div key={part}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const tones = { assault: 'bad', defense: 'warn', navigation: 'accent' } as const;
