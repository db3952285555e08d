import { findPreset, presets, type Squad } from '@sortie/xwing';
import { readKept } from '../../app/kept.ts';

/** A squad on offer: ready to play, or saved in the squad builder. */
export interface SquadChoice {
  /** `preset:…` or `own:…` */
  readonly key: string;
  readonly name: string;
  readonly squad: Squad;
}

interface SavedSquad {
  readonly id: string;
  readonly name: string;
  readonly squad: Squad;
}

export function squadsToChoose(
  presetName: (id: string) => string | undefined,
  saved: readonly SavedSquad[] = savedSquads(),
): readonly SquadChoice[] {
  return [
    ...saved.map(({ id, name, squad }) => ({ key: `own:${id}`, name, squad })),
    ...presets.map(({ id, squad }) => ({
      key: `preset:${id}`,
      name: presetName(id) ?? squad.name ?? id,
      squad,
    })),
  ];
}

function savedSquads(): readonly SavedSquad[] {
  return readKept<readonly SavedSquad[]>('squads', [], Array.isArray).filter(
    (each) => typeof each?.id === 'string' && Array.isArray(each.squad?.ships),
  );
}

/** The squad behind a key that may have been deleted since. */
export function squadOf(key: string, offered: readonly SquadChoice[]): SquadChoice {
  const usual = findPreset('x-wing-flight') ?? presets[0]!;
  return (
    offered.find((each) => each.key === key) ??
    offered.find((each) => each.key === `preset:${usual.id}`) ?? {
      key: `preset:${usual.id}`,
      name: usual.squad.name ?? usual.id,
      squad: usual.squad,
    }
  );
}
