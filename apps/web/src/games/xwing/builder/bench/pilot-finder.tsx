import { type Pilot, type PilotId, shipType } from '@sortie/xwing/catalogue';
import { formats, type Squad } from '@sortie/xwing/lists';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../../app/settings.ts';
import { moveByArrows } from '../../../../lists/bench/move-by-arrows.ts';
import { SelectField } from '../../../../lists/bench/select-field.tsx';
import { cardText } from '../../card-text.ts';
import type { Agreed } from '../logic/agreed.ts';
import { findPilots, type PilotOrder, type PilotWish, shipTypesOf } from '../logic/find-pilots.ts';
import type { Fitting } from '../logic/fit.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { CommonFilters } from './common-filters.tsx';
import { FinderFilters } from './finder-filters.tsx';
import { PilotList } from './pilot-list.tsx';
import { SlotField } from './slot-field.tsx';
import '../../../../lists/bench/finder.css';

interface Props {
  readonly squad: Squad;
  readonly agreed: Agreed;
  readonly fitting: Fitting;
  readonly onAdd: (pilot: PilotId) => void;
}

type Wish = Omit<PilotWish, 'faction' | 'hugeShips'>;

const usual: Wish = {
  words: '',
  shipType: 'any',
  slot: 'any',
  most: null,
  unique: 'any',
  playable: true,
  order: 'ship',
};

const orders: readonly PilotOrder[] = ['ship', 'skill', 'points', 'name'];

/** Ships and pilots of the squad's faction. */
export function PilotFinder({ squad, agreed, fitting, onAdd }: Props) {
  const say = useWords();
  const [wish, setWish] = useState(usual);
  const sought = useDeferredValue(wish);
  const judge = useDeferredValue(fitting);
  const types = useMemo(() => shipTypesOf(squad.faction), [squad.faction]);
  const found = useFoundPilots(sought, squad, agreed);
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });

  return (
    <section
      className="finder pilot-finder panel"
      aria-labelledby="pilot-finder-title"
      onKeyDown={moveByArrows}
    >
      <h2 id="pilot-finder-title">{say('shipsTitle')}</h2>
      <FinderFilters
        searchLabel={say('searchShips')}
        words={wish.words}
        onWords={(words) => change({ words })}
        playable={wish.playable}
        onPlayable={(playable) => change({ playable })}
        isChanged={
          wish.shipType !== 'any' || wish.slot !== 'any' || wish.most !== null || wish.unique !== 'any'
        }
      >
        <SelectField
          label={say('ship')}
          value={wish.shipType}
          options={[
            { value: 'any', label: say('any') },
            ...types.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(type) => change({ shipType: types.find(({ id }) => id === type)?.id ?? 'any' })}
        />
        <SlotField value={wish.slot} onChange={(slot) => change({ slot })} />
        <CommonFilters wish={wish} orders={orders} onChange={change} />
      </FinderFilters>
      <p className="finder-count soft" role="status">
        {say('pilotsFound', { count: found.cards.length })}
      </p>
      <div className="finder-list">
        <PilotList cards={found.cards} byShip={sought.order === 'ship'} fitting={judge} onAdd={onAdd} />
        {found.hidden > 0 && (
          <button type="button" className="finder-more" onClick={() => change({ playable: false })}>
            {say('showHidden', { count: found.hidden })}
          </button>
        )}
      </div>
    </section>
  );
}

function useFoundPilots(sought: Wish, { faction }: Squad, { play }: Agreed) {
  const terms = useTerms();
  const language = useLanguage();
  return useMemo(() => {
    const hugeShips = play !== 'box' && formats[play].hugeShips;
    const type = shipTypesOf(faction).find(({ id }) => id === sought.shipType)?.id ?? 'any';
    const textOf = (pilot: Pilot) =>
      [
        pilot.name,
        shipType(pilot.shipType).name,
        cardText(pilot.uid, language) ?? '',
        ...pilot.slots.map((slot) => terms(`slot-${slot}`)),
      ].join(' ');
    return findPilots({ ...sought, shipType: type, faction, hugeShips }, textOf);
  }, [sought, faction, play, language, terms]);
}
