import { upgrade } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import type { Language } from '@sortie/xwing/text';
import type { ShipView } from '@sortie/xwing/view';
import { Card } from '../../../table/card.tsx';
import { cardText } from '../card-text.ts';
import { useWords } from '../text/words.ts';

interface Props {
  readonly ship: ShipView;
  readonly language: Language;
}

/** The upgrades of a ship; a discarded one lies facedown, and everybody knows which it is. */
export function UpgradeCards({ ship, language }: Props) {
  const say = useWords();
  return (
    <ul className="piece-panel-cards">
      {ship.upgrades.map(({ key, card, faceup }) => {
        const { name, slot, weapon } = upgrade(card);
        const facts = weapon
          ? [
              { label: say('attackValue'), value: weapon.attack },
              { label: say('rangeFact'), value: weapon.range.join('–') },
            ]
          : [];
        return (
          <li key={key} data-card={key}>
            <Card
              title={name}
              {...(faceup ? {} : { subtitle: say('discarded') })}
              text={cardText(card, language) ?? ''}
              icon={slotIcons[slot]}
              facts={facts}
              isSpent={!faceup}
            />
          </li>
        );
      })}
    </ul>
  );
}
