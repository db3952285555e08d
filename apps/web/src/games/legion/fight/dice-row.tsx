import { type AttackDice, attackColours } from '@sortie/legion/catalogue';
import { texts } from '@sortie/legion/text';
import { useLanguage } from '../../../app/settings.ts';
import './dice-row.css';

/** So many dice of each colour, counted: a pool may have dozens. */
export function DiceRow({ dice }: { readonly dice: AttackDice }) {
  const { colours } = texts(useLanguage()).pieceWords.names;
  const held = attackColours.filter((colour) => dice[colour] > 0);
  const words = held.map((colour) => `${dice[colour]} ${colours[colour]}`).join(', ');
  return (
    <span className="lg-dice-row" role="img" aria-label={words === '' ? '0' : words} title={words}>
      {held.length === 0 ? '–' : null}
      {held.map((colour) => (
        <span key={colour} className="lg-dice-count" data-colour={colour}>
          {dice[colour]}
        </span>
      ))}
    </span>
  );
}
