import {
  type Build,
  buildOf,
  cardText,
  type Slot,
  type Squad,
  slots,
  type Upgrade,
  type UpgradeId,
  upgradeBar,
  upgradeCost,
} from '@sortie/xwing';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import type { Uniqueness } from '../logic/find-pilots.ts';
import { findUpgrades, type UpgradeOrder, type UpgradeWish } from '../logic/find-upgrades.ts';
import type { Fit, Fitting } from '../logic/fit.ts';
import { placesOf } from '../logic/places.ts';
import { moveByArrows } from '../parts/move-by-arrows.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { CardFinderHead } from './card-finder-head.tsx';
import { CardRow } from './card-row.tsx';
import type { Chosen } from './draft.ts';
import { FinderFilters } from './finder-filters.tsx';
import './finder.css';

interface Props {
  readonly squad: Squad;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly fitting: Fitting;
  readonly onTake: (card: UpgradeId, replaced?: number) => void;
  /** By the card's place on the ship. */
  readonly onRemove: (card: number) => void;
}

type Wish = Omit<UpgradeWish, 'slots'> & { readonly slot: Slot | 'any'; readonly fittingOnly: boolean };

const usual: Wish = {
  words: '',
  slot: 'any',
  most: null,
  unique: 'any',
  playable: true,
  order: 'slot',
  fittingOnly: false,
};

const orders: readonly UpgradeOrder[] = ['slot', 'points', 'name'];

const free: Fit = { kind: 'fits' };

/** Upgrade cards for the chosen place of the chosen ship, or for its whole bar; a search goes through all cards. */
export function CardFinder({ squad, chosen, onChoose, fitting, onTake, onRemove }: Props) {
  const say = useWords();
  const terms = useTerms();
  const language = useLanguage();
  const [wish, setWish] = useState(usual);
  const sought = useDeferredValue(wish);
  const ship = squad.ships[chosen.ship];
  const build: Build | undefined = useMemo(() => ship && buildOf(ship), [ship]);
  const place = build && chosen.place !== undefined ? placesOf(build).places[chosen.place] : undefined;
  const placeSlots = place?.icon.slots;
  const found = useMemo(() => {
    const textOf = (card: Upgrade) =>
      [card.name, terms(`slot-${card.slot}`), cardText(card.uid, language) ?? ''].join(' ');
    const wanted = placeSlots ?? (sought.slot === 'any' ? [] : [sought.slot]);
    const bar = build && sought.words.trim() === '' ? upgradeBar(build).flatMap((icon) => icon.slots) : [];
    return findUpgrades({ ...sought, slots: wanted.length === 0 ? bar : wanted }, textOf);
  }, [sought, placeSlots, build, language, terms]);
  const judged = useMemo(() => {
    const replaced = place?.card === undefined ? {} : { replaced: place.card };
    const fitOf = (card: Upgrade) =>
      build ? fitting.ofCard(card.uid, { ship: chosen.ship, ...replaced }) : free;
    const all = found.cards.map((card) => ({ card, fit: fitOf(card) }));
    const unfit = all.filter(({ fit }) => fit.kind === 'unfit');
    return { fit: all.filter(({ fit }) => fit.kind !== 'unfit'), unfit };
  }, [found, fitting, build, chosen.ship, place?.card]);
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const shown = sought.fittingOnly ? judged.fit : [...judged.fit, ...judged.unfit];

  return (
    <section
      className="finder card-finder panel"
      aria-labelledby="card-finder-title"
      onKeyDown={moveByArrows}
    >
      <h2 id="card-finder-title">{say('cardsTitle')}</h2>
      {build && <CardFinderHead build={build} chosen={chosen} onChoose={onChoose} />}
      <FinderFilters
        searchLabel={say('searchCards')}
        words={wish.words}
        onWords={(words) => change({ words })}
        playable={wish.playable}
        onPlayable={(playable) => change({ playable })}
        isChanged={wish.slot !== 'any' || wish.most !== null || wish.unique !== 'any' || wish.fittingOnly}
      >
        {placeSlots === undefined && (
          <label>
            <span>{say('slot')}</span>
            <select
              value={wish.slot}
              onChange={(event) => change({ slot: event.target.value as Wish['slot'] })}
            >
              <option value="any">{say('any')}</option>
              {slots.map((slot) => (
                <option key={slot} value={slot}>
                  {terms(`slot-${slot}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{say('mostPoints')}</span>
          <input
            type="number"
            inputMode="numeric"
            value={wish.most ?? ''}
            onChange={(event) =>
              change({ most: event.target.value === '' ? null : event.target.valueAsNumber })
            }
          />
        </label>
        <label>
          <span>{say('uniqueness')}</span>
          <select
            value={wish.unique}
            onChange={(event) => change({ unique: event.target.value as Uniqueness })}
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
          <select
            value={wish.order}
            onChange={(event) => change({ order: event.target.value as UpgradeOrder })}
          >
            {orders.map((each) => (
              <option key={each} value={each}>
                {say(`order-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="finder-filters-check">
          <input
            type="checkbox"
            checked={wish.fittingOnly}
            onChange={(event) => change({ fittingOnly: event.target.checked })}
          />
          {say('fittingOnly')}
        </label>
      </FinderFilters>
      <p className="finder-count soft" role="status">
        {say('cardsFound', { count: shown.length })}
      </p>
      <div className="finder-list" key={`${chosen.ship} ${chosen.place}`}>
        <ul>
          {shown.map(({ card, fit }) => (
            <CardRow
              key={card.uid}
              card={card}
              cost={
                build ? upgradeCost(card, { ...build, upgrades: [...build.upgrades, card] }) : card.points
              }
              fit={fit}
              here={build?.upgrades.findIndex(({ uid }) => uid === card.uid) ?? -1}
              onTake={build && (() => onTake(card.uid, place?.card))}
              onRemove={onRemove}
            />
          ))}
        </ul>
        {found.hidden > 0 && (
          <button type="button" className="finder-more" onClick={() => change({ playable: false })}>
            {say('showHidden', { count: found.hidden })}
          </button>
        )}
      </div>
    </section>
  );
}
