import type { Uniqueness } from '../logic/find-pilots.ts';
import { useWords } from '../text/words.ts';

type Order = 'ship' | 'skill' | 'slot' | 'points' | 'name';

interface Common<Wanted extends Order> {
  readonly most: number | null;
  readonly unique: Uniqueness;
  readonly order: Wanted;
}

interface Props<Wanted extends Order> {
  readonly wish: Common<Wanted>;
  readonly orders: readonly Wanted[];
  readonly onChange: (part: Partial<Common<Wanted>>) => void;
}

/** What pilots and upgrades alike are sifted and sorted by. */
export function CommonFilters<Wanted extends Order>({ wish, orders, onChange }: Props<Wanted>) {
  const say = useWords();
  return (
    <>
      <label>
        <span>{say('mostPoints')}</span>
        <input
          type="number"
          inputMode="numeric"
          value={wish.most ?? ''}
          onChange={({ target }) => onChange({ most: target.value === '' ? null : target.valueAsNumber })}
        />
      </label>
      <label>
        <span>{say('uniqueness')}</span>
        <select
          value={wish.unique}
          onChange={({ target }) => onChange({ unique: target.value as Uniqueness })}
        >
          {(['any', 'unique', 'generic'] as const).map((each) => (
            <option key={each} value={each}>
              {say(`unique-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('order')}</span>
        <select value={wish.order} onChange={({ target }) => onChange({ order: target.value as Wanted })}>
          {orders.map((each) => (
            <option key={each} value={each}>
              {say(`order-${each as Order}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
