import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { useLanguage } from '../../../app/settings.ts';
import { Answers } from '../../../table/answers.tsx';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { cardBehind } from './ability-uses.ts';
import './card-ask.css';
import { useAnswer } from '../../../table/use-answer.ts';
import { cardText } from '../card-text.ts';
import { shipPicks } from './ship-picks.ts';
import { useShipPicks } from './use-ship-picks.ts';

/** What a card asks in the middle of its effect, and every other question with a list of answers. */
export function CardAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const language = useLanguage();
  const names = namesFor(seen);
  const { busy, send: answer } = useAnswer(referee, decision);
  const { source = '' } = (decision.about ?? {}) as { readonly source?: string };
  const card = cardBehind(source, seen.table) ?? source;
  const text = cardText(card, language);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : decision.answers.suggestions;
  const pass = offers.find(isPass);
  const options = offers
    .filter((offer) => offer !== pass)
    .map((offer) => ({
      key: JSON.stringify(offer),
      answer: offer,
      label: capital(texts(language).answerText(decision, offer, names)),
    }));
  useShipPicks(
    shipPicks(options, (option) => option.answer, seen.table),
    true,
    answer,
  );
  return (
    <div className="card-ask">
      {text === undefined ? null : (
        <blockquote className="card-ask-text">
          <strong>{names.card(source)}</strong>
          <span>{text}</span>
        </blockquote>
      )}
      <Answers
        options={options}
        busy={busy}
        onChoose={(key) => {
          const found = options.find((option) => option.key === key);
          if (found) answer(found.answer);
        }}
      />
      {pass === undefined ? null : (
        <Pass
          answer={pass}
          label={capital(texts(language).answerText(decision, pass, names))}
          busy={busy}
          onAnswer={answer}
        />
      )}
    </div>
  );
}
