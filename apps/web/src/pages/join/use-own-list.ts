import type { GameKit, SetupChoices } from '@sortie/games';
import type { Summary } from '@sortie/protocol';
import { useMemo, useState } from 'react';
import { useGameText, useLists, useSetup } from '../../games/use-kit.ts';
import { useSoundLists } from '../lists/use-sound-lists.ts';
import { type ListChoice, listOf, listsToChoose } from '../start/lists-to-choose.ts';

/** The list that a guest brings, among those that suit their seat. */
export function useOwnList(
  kit: GameKit,
  choices: SetupChoices,
  { usualKey, from }: { readonly usualKey: string; readonly from: Summary['from'] },
) {
  const lists = useLists(kit);
  const setup = useSetup(kit);
  const text = useGameText(kit);
  const saved = useSoundLists(kit);
  const [key, choose] = useState<string>();
  const offered = useMemo(() => listsToChoose(lists, text, saved), [lists, text, saved]).filter(({ list }) =>
    setup.suits(list, choices),
  );
  // The forces of a game that goes on from another one stand already.
  const isWanted = setup.bringsLists(choices) && from === undefined;
  const options = setup.optionsOf(choices);
  const faultsOf = (choice: ListChoice | undefined) => (choice ? lists.judge(choice.list, options) : []);
  // Until the player chooses, a legal list is preselected before the usual one.
  const usual = listOf(usualKey, offered, lists, 1);
  const legal = [usual, ...offered].find((each) => each && faultsOf(each).length === 0);
  const mine = key === undefined ? (legal ?? usual) : listOf(key, offered, lists, 1);
  return {
    offered,
    mine,
    choose,
    isWanted,
    faults: isWanted ? faultsOf(mine) : [],
    most: typeof choices.points === 'number' ? choices.points : undefined,
  };
}
