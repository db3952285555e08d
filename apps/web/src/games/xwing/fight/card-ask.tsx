import { cardText, texts, type XwingView } from '@sortie/xwing';
import { useLanguage } from '../../../app/settings.ts';
import { Answers } from '../../../table/answers.tsx';
import type { AskProps } from '../../table-game.ts';
import { namesFor } from '../names-for.ts';
import { cardBehind } from './ability-uses.ts';
import './card-ask.css';
import { useAnswer } from './use-answer.ts';

/** What a card asks in the middle of its effect, and every other question with a list of answers. */
export function CardAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const language = useLanguage();
  const names = namesFor(seen);
  const { busy, answer } = useAnswer(decision, hand);
  const { source = '' } = (decision.about ?? {}) as { readonly source?: string };
  const card = cardBehind(source, seen.table) ?? source;
  const text = cardText(card, language);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : decision.answers.suggestions;
  const byKey = new Map(offers.map((offer) => [JSON.stringify(offer), offer]));
  return (
    <div className="card-ask">
      {text === undefined ? null : (
        <blockquote className="card-ask-text">
          <strong>{names.card(source)}</strong>
          <span>{text}</span>
        </blockquote>
      )}
      <Answers
        options={[...byKey].map(([key, offer]) => ({
          key,
          label: texts(language).answerText(decision, offer, names),
        }))}
        busy={busy}
        onChoose={(key) => {
          const offer = byKey.get(key);
          if (offer !== undefined) answer(offer);
        }}
      />
    </div>
  );
}
