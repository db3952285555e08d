import type { GameKit, ListFault } from '@sortie/games';
import { useMemo } from 'react';
import { useGameText, useLists, useSetup } from '../../games/use-kit.ts';
import { useSoundLists } from '../lists/use-sound-lists.ts';
import type { Choices } from './choices.ts';
import { type ListChoice, listOf, listsToChoose } from './lists-to-choose.ts';

export interface BroughtLists {
  readonly offered: readonly ListChoice[];
  /** Undefined when the game has no lists at all. */
  readonly mine: ListChoice | undefined;
  readonly others: ListChoice | undefined;
  readonly myFaults: readonly ListFault[];
  readonly otherFaults: readonly ListFault[];
  /** What a list may cost. */
  readonly most: number | undefined;
  /** Whether this game is played with lists. */
  readonly isWanted: boolean;
}

/** The lists to choose from, those chosen, and what keeps them from the game. */
export function useBroughtLists(kit: GameKit, choices: Choices): BroughtLists {
  const lists = useLists(kit);
  const setup = useSetup(kit);
  const text = useGameText(kit);
  const saved = useSoundLists(kit);
  const offered = useMemo(() => listsToChoose(lists, text, saved), [lists, text, saved]);
  const mine = listOf(choices.list, offered, lists, 0);
  const others = listOf(choices.otherList, offered, lists, 1);
  const isWanted = setup.bringsLists(choices.setup);
  const options = setup.optionsOf(choices.setup);
  const faultsOf = (choice: ListChoice | undefined) =>
    isWanted && choice ? lists.judge(choice.list, options) : [];
  return {
    offered,
    mine,
    others,
    myFaults: faultsOf(mine),
    otherFaults: choices.mode === 'link' ? [] : faultsOf(others),
    most: typeof choices.setup.points === 'number' ? choices.setup.points : undefined,
    isWanted,
  };
}
