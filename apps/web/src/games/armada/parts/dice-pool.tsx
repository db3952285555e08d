import { type DicePool, dieColours } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import { useLanguage } from '../../../app/settings.ts';
import './dice-pool.css';

/** So many dice of each colour, as small squares; the letter tells colours apart where colours do not. */
export function DicePoolRow({ pool }: { readonly pool: DicePool }) {
  const { colours } = texts(useLanguage()).pieceWords.names;
  const held = dieColours.filter((colour) => pool[colour] > 0);
  const words = held.map((colour) => `${pool[colour]} ${colours[colour]}`).join(', ');
  return (
    <span className="ar-pool" role="img" aria-label={words === '' ? '0' : words} title={words}>
      {held.length === 0 ? '–' : null}
      {held.flatMap((colour) =>
        Array.from({ length: pool[colour] }, (_, place) => `${colour} ${place}`).map((key) => (
          <span key={key} className="ar-pool-die" data-colour={colour} />
        )),
      )}
    </span>
  );
}
