import type { Upgrade } from '@sortie/xwing/catalogue';
import { dieFaceIcons } from '@sortie/xwing/icons';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { requirementWords } from '../terms/requirement-words.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import './card-facts.css';

/** The numbers of a weapon and what a card asks of its ship. */
export function CardFacts({ card }: { readonly card: Upgrade }) {
  const say = useWords();
  const terms = useTerms();
  const { weapon, requires } = card;
  if (weapon === undefined && requires.length === 0) return null;
  return (
    <p className="card-facts">
      {weapon && (
        <span className="card-facts-weapon">
          <Shape path={dieFaceIcons.hit} label={terms('value-primaryWeapon')} size={13} />
          <b>{weapon.attack}</b> {say('range', { range: rangeWords(weapon.range) })}
        </span>
      )}
      {requires.length > 0 && (
        <span>
          {say('only', { needs: requires.map((each) => requirementWords(each, terms)).join(', ') })}
        </span>
      )}
    </p>
  );
}

function rangeWords([from, to]: NonNullable<Upgrade['weapon']>['range']): string {
  return from === to ? String(from) : `${from}–${to}`;
}
