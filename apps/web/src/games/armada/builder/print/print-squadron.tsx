import { findSquadron } from '@sortie/armada/catalogue';
import { squadronShapes } from '@sortie/armada/scene';
import { cardName, cardText, keywordText, texts } from '@sortie/armada/text';
import { useLanguage } from '../../../../app/settings.ts';
import { PieceFigure } from '../../../../table/piece-figure.tsx';
import { DicePoolRow } from '../../parts/dice-pool.tsx';
import { useWords as useTableWords } from '../../text/words.ts';
import { useWords } from '../text/words.ts';
import { PrintTokens } from './print-tokens.tsx';

interface Props {
  readonly id: string;
  readonly side: 0 | 1;
  readonly count: number;
}

/** All squadrons of a card: its numbers, dice and keywords. */
export function PrintSquadron({ id, side, count }: Props) {
  const say = useWords();
  const table = useTableWords();
  const language = useLanguage();
  const card = findSquadron(id);
  if (!card) return null;
  const { keywords: names } = texts(language).pieceWords.names;
  return (
    <article className="print-card">
      <div className="print-card-head">
        <PieceFigure shapes={squadronShapes(card.type)} side={side} size={36} />
        <div>
          <h2>
            {count > 1 && `${count} × `}
            {cardName(id, language) ?? id}
          </h2>
          <p>{say('squadronFacts', { hull: card.hull, speed: card.speed })}</p>
        </div>
        <b>{card.points * count}</b>
      </div>
      <p>
        {table('antiSquadron')} <DicePoolRow pool={card.antiSquadron} /> · {table('battery')}{' '}
        <DicePoolRow pool={card.battery} />
      </p>
      <PrintTokens tokens={card.defenseTokens} />
      <p>{cardText(id, language)}</p>
      <ul className="print-card-cards ar-print-cards">
        {card.keywords.map((keyword) => (
          <li key={keyword.kind}>
            <div>
              <strong>
                {names[keyword.kind]}
                {'value' in keyword ? ` ${keyword.value}` : ''}
              </strong>
              <p>{keywordText(keyword.kind, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}
