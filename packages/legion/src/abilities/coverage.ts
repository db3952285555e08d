import type { Coverage } from '@sortie/cards';
import {
  battleCards,
  type CommandCard,
  commandCards,
  type UpgradeCard,
  units,
  upgrades,
} from '../catalogue/index.ts';
import { writtenCards } from './registry.ts';

interface Card {
  readonly id: string;
}

function coverageOf<Of extends Card>(
  cards: readonly Of[],
  isWritten: (card: Of) => boolean,
  isPlain: (card: Of) => boolean = () => false,
): Coverage {
  const abilities = cards.filter((card) => isWritten(card) || !isPlain(card));
  return {
    written: abilities.filter(isWritten).length,
    plain: cards.length - abilities.length,
    missing: abilities.filter((card) => !isWritten(card)).map(({ id }) => id),
  };
}

/** The cards of February 2019. A unit card has nothing but numbers, weapons and keywords. */
export function cardCoverage(): Readonly<
  Record<'units' | 'upgrades' | 'commandCards' | 'battleCards', Coverage>
> {
  return {
    units: coverageOf(
      units,
      () => false,
      () => true,
    ),
    upgrades: coverageOf(upgrades, ({ id }) => writtenCards.upgrade(id) !== undefined, bringsFacts),
    commandCards: coverageOf(
      commandCards,
      ({ id }) => writtenCards.commandCard(id) !== undefined,
      givesOrdersOnly,
    ),
    battleCards: coverageOf(
      battleCards,
      ({ id }) => writtenCards.battleCard(id) !== undefined,
      ({ zones }) => zones !== null,
    ),
  };
}

/** It only brings a weapon, keywords, a miniature or a number, which its facts say. */
function bringsFacts({ weapon, grants, keywords, addsMiniature, addsSlots, courage }: UpgradeCard): boolean {
  const brought = [...grants, ...keywords, ...addsSlots].length;
  return weapon !== null || brought > 0 || addsMiniature || courage !== undefined;
}

/** Cards that only say how many orders are given. */
function givesOrdersOnly({ id, faction, pips }: CommandCard): boolean {
  return id === 'an-entire-legion' || (faction === undefined && pips < 4);
}
