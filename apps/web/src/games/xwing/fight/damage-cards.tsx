import { damageCard } from '@sortie/xwing/catalogue';
import type { ShipView } from '@sortie/xwing/view';
import { useLanguage } from '../../../app/settings.ts';
import { Card } from '../../../table/card.tsx';
import { cardText } from '../card-text.ts';
import './damage-cards.css';
import { useWords } from './text/words.ts';

type Damage = ShipView['damage'][number];

/** The Damage cards of a ship: faceup ones with what they do, facedown ones by their backs. */
export function DamageCards({ ship }: { readonly ship: ShipView }) {
  const say = useWords();
  const { damage } = ship;
  if (damage.length === 0) return <p className="soft">{say('undamaged')}</p>;
  const facedown = damage.filter(({ faceup, counter }) => !faceup && !counter).length;
  const counters = damage.filter(({ counter, faceup }) => counter && !faceup).length;
  return (
    <div className="damage-cards">
      <ul aria-label={say('damageCards')}>
        {damage.map((each) => (
          <li key={each.key} data-card={each.key} data-faceup={each.faceup}>
            <DamageCardFace damage={each} />
          </li>
        ))}
      </ul>
      {facedown > 0 ? <p className="soft">{say('facedown', { count: facedown })}</p> : null}
      {counters > 0 ? <p className="soft">{say('counters', { count: counters })}</p> : null}
    </div>
  );
}

function DamageCardFace({ damage: { card, faceup } }: { readonly damage: Damage }) {
  const say = useWords();
  const language = useLanguage();
  if (!faceup || card === null) return <Card title={say('damageCard')} tone="bad" faceup={false} />;
  const { name, trait } = damageCard(card);
  return (
    <Card
      title={name}
      subtitle={say(trait === 'pilot' ? 'pilotTrait' : 'shipTrait')}
      text={cardText(card, language) ?? ''}
      tone="bad"
      faceup
    />
  );
}
