import type { GameKit, List } from '@sortie/games';
import { useCallback } from 'react';
import { useListParts, useLists } from '../../games/use-kit.ts';
import { type KeptList, useKeptLists } from '../../lists/kept-lists.ts';

/** The kept lists of a game that the game can still read. */
export function useSoundLists(kit: GameKit): readonly KeptList[] {
  const lists = useLists(kit);
  const { knownPart } = useListParts(kit);
  const isSound = useCallback(
    (list: List) => {
      const known = knownPart ? knownPart(list) : list;
      return lists.kinds.includes(lists.kindOf(known)) && lists.summary(known) !== undefined;
    },
    [lists, knownPart],
  );
  return useKeptLists(kit.name, isSound);
}
