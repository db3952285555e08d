import { squadronCard } from '@sortie/armada/catalogue';
import { cardText, keywordText, texts } from '@sortie/armada/text';
import type { ArmadaView, SquadronView } from '@sortie/armada/view';
import { Card } from '../../../table/card.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { DicePoolRow } from '../parts/dice-pool.tsx';
import { TokenIcon } from '../parts/token-icon.tsx';
import { useWords } from '../text/words.ts';
import './piece-panel.css';

type Props = SeenProps<ArmadaView> & { readonly squadron: SquadronView };

/** A squadron's card, its keywords in our words, and with whom it is engaged. */
export function SquadronPanel({ seen, squadron }: Props) {
  const say = useWords();
  const names = namesFor(seen);
  const { language } = seen;
  const words = texts(language).pieceWords;
  const { hull, speed, keywords, antiSquadron, battery } = squadronCard(squadron.card);
  return (
    <div className="ar-panel" data-look={squadron.id}>
      <Card
        title={names.unit(squadron.id)}
        subtitle={names.seat(squadron.seat)}
        text={cardText(squadron.card, language) ?? ''}
        tone={`side-${squadron.side}`}
        size="large"
        facts={[
          { label: say('hull'), value: `${squadron.hull}/${hull}` },
          { label: say('speed'), value: speed },
        ]}
      >
        <p className="ar-panel-line">
          {say('antiSquadron')} <DicePoolRow pool={antiSquadron} />
        </p>
        <p className="ar-panel-line">
          {say('battery')} <DicePoolRow pool={battery} />
        </p>
        <div className="ar-panel-tokens">
          {squadron.defenseTokens.map(({ token, state }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
            <span key={place} title={words.defenseToken(token, state)}>
              <TokenIcon token={token} state={state} />
              <span className="unseen">{words.defenseToken(token, state)}</span>
            </span>
          ))}
        </div>
      </Card>
      <dl className="ar-panel-facts">
        {keywords.map((keyword) => (
          <div key={keyword.kind} className="ar-panel-keyword">
            <dt>
              {words.names.keywords[keyword.kind]}
              {'value' in keyword ? ` ${keyword.value}` : ''}
            </dt>
            <dd>{keywordText(keyword.kind, language)}</dd>
          </div>
        ))}
        {squadron.engagedWith.length > 0 && (
          <div className="ar-panel-keyword">
            <dt>{say('engagedWith')}</dt>
            <dd>{squadron.engagedWith.map((id) => names.unit(id)).join(', ')}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
