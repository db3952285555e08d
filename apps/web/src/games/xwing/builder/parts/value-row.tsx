import { actionIcons, dieFaceIcons, tokenIcons } from '@sortie/xwing/icons';
import { Shape } from '../../../../lists/bench/shape.tsx';
import type { Values } from '../logic/values-of.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import './value-row.css';

type Value = Exclude<keyof Values, 'pilotSkill'>;

const shown: readonly Value[] = ['primaryWeapon', 'agility', 'hull', 'shields'];

const pictures: Readonly<Record<Value, string>> = {
  primaryWeapon: dieFaceIcons.hit,
  agility: actionIcons.evade,
  hull: 'M12 2L21 7.2V16.8L12 22L3 16.8V7.2Z',
  shields: tokenIcons.shield,
};

/** Attack, agility, hull and shields; what cards have changed is marked. */
export function ValueRow({
  values,
  printed = values,
}: {
  readonly values: Omit<Values, 'pilotSkill'>;
  readonly printed?: Omit<Values, 'pilotSkill'>;
}) {
  const terms = useTerms();
  return (
    <ul className="value-row">
      {shown.map((value) => (
        <li
          key={value}
          className={`value-row-${value}`}
          title={terms(`value-${value}`)}
          data-changed={values[value] !== printed[value] || undefined}
        >
          <span className="unseen">{terms(`value-${value}`)}</span>
          <Shape path={pictures[value]} size={13} />
          <b>{values[value] ?? '–'}</b>
        </li>
      ))}
    </ul>
  );
}
