import { type CommandCardId, commandCard } from '@sortie/legion/catalogue';
import { cardText } from '@sortie/legion/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { Card } from '../../../table/card.tsx';
import './command-card.css';
import { ordersText } from './orders-text.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly id: CommandCardId;
  readonly tone?: string;
  readonly isSpent?: boolean;
  readonly children?: ReactNode;
}

/** A command card: its pips, whom it orders, and what else it does, in our words. */
export function CommandCardFace({ id, tone = 'neutral', isSpent = false, children }: Props) {
  const say = useWords();
  const language = useLanguage();
  const card = commandCard(id);
  return (
    <Card title={card.name} tone={tone} isSpent={isSpent} text={cardText(id, language) ?? ''}>
      <p className="lg-card-facts">
        <span className="lg-pips" role="img" aria-label={say('pips', { count: card.pips })}>
          {'●'.repeat(card.pips) || '○'}
        </span>
        <span>{say('ordersTo', { units: ordersText(card, language, say) })}</span>
      </p>
      {children}
    </Card>
  );
}
