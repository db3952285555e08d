import type { Plain } from '@sortie/kernel';
import { type BattleCardId, type BattleCategory, battleCategories } from '@sortie/legion/catalogue';
import { cardName, cardText, texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import { Card } from '../../../table/card.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { ownSide } from '../units.ts';
import './battle-cards.css';
import { ZonesPicture } from './zones-picture.tsx';

interface Strike {
  readonly category: BattleCategory;
  readonly card: BattleCardId;
}

/** Three rows of cards. The leftmost of each will be played; it may be struck out while another is left. */
export function BattleCardsAsk({ seen, decision, referee }: AskProps<LegionView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { rows } = seen.table.battleCards;
  const { battleCards: kinds } = texts(seen.language).terms;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const pass = offers.find(isPass);
  const strikes = offers as unknown as readonly Partial<Strike>[];
  const { left } = decision.about as unknown as { readonly left: number };
  return (
    <div className="lg-battle-cards">
      <p className="soft">{say('strikesLeft', { count: left })}</p>
      {battleCategories.map((category) => (
        <section key={category} aria-label={capital(kinds[category])}>
          <h3>{capital(kinds[category])}</h3>
          <ol>
            {rows[category].map((card, place) => {
              const strike = strikes.find((each) => each.category === category && each.card === card);
              return (
                <li key={card} data-card={card} data-next={place === 0}>
                  <BattleCardDetails card={card} seen={seen} isPlayed={place === 0} />
                  {strike && (
                    <button
                      type="button"
                      disabled={busy}
                      data-answer={JSON.stringify(strike)}
                      onClick={() => send(strike as unknown as Plain)}
                    >
                      {say('strikeOut', { card: cardName(card) ?? card })}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={capital(texts(seen.language).answerText(decision, pass, namesFor(seen)))}
          busy={busy}
          onAnswer={send}
        />
      )}
    </div>
  );
}

interface DetailsProps {
  readonly card: BattleCardId;
  readonly seen: Seen<LegionView>;
  readonly isPlayed?: boolean;
}

/** A battle card with its picture and what it does. */
export function BattleCardDetails({ card, seen, isPlayed = false }: DetailsProps) {
  const say = useWords();
  return (
    <Card
      title={cardName(card) ?? card}
      {...(isPlayed ? { subtitle: say('playedAsItLies') } : {})}
      text={cardText(card, seen.language) ?? ''}
      tone={isPlayed ? 'accent' : 'neutral'}
    >
      <ZonesPicture card={card} blue={seen.table.blue} own={ownSide(seen.table, seen.as)} />
    </Card>
  );
}
