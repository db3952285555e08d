import type { GameText, List, ListKit } from '@sortie/games';

/** A list on offer: ready to play, or kept by the reader. */
export interface ListChoice {
  /** `preset:…` or `own:…` */
  readonly key: string;
  readonly name: string;
  readonly list: List;
}

interface SavedList {
  readonly id: string;
  readonly name: string;
  readonly list: List;
}

/** Our own lists first. */
export function listsToChoose(
  lists: ListKit,
  text: Pick<GameText, 'preset'>,
  saved: readonly SavedList[],
): readonly ListChoice[] {
  return [
    ...saved
      .filter(({ list }) => !lists.isBlank(list))
      .map(({ id, name, list }) => ({ key: `own:${id}`, name: name.trim() || lists.summary(list), list })),
    ...lists.presets.map(({ id, list }) => ({
      key: `preset:${id}`,
      name: text.preset(id) ?? lists.nameOf(list) ?? id,
      list,
    })),
  ];
}

/** The list behind a key that may have been deleted since, or the usual one of those who play first or second. */
export function listOf(
  key: string,
  offered: readonly ListChoice[],
  lists: Pick<ListKit, 'presets'>,
  place: 0 | 1 = 0,
): ListChoice | undefined {
  const usual = `preset:${(lists.presets[place] ?? lists.presets[0])?.id ?? ''}`;
  return offered.find((each) => each.key === key) ?? offered.find((each) => each.key === usual) ?? offered[0];
}
