import { findPilot } from '@sortie/xwing/catalogue';
import { findPreset, presets, type Squad } from '@sortie/xwing/lists';

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

/** Our own squads first. */
export function squadsToChoose(
  presetName: (id: string) => string | undefined,
  saved: readonly SavedSquad[],
): readonly SquadChoice[] {
  return [
    ...saved
      .filter(({ squad }) => squad.ships.length > 0)
      .map(({ id, name, squad }) => ({ key: `own:${id}`, name: name.trim() || pilotsOf(squad), squad })),
    ...presets.map(({ id, squad }) => ({
      key: `preset:${id}`,
      name: presetName(id) ?? squad.name ?? id,
      squad,
    })),
  ];
}

/** What a squad without a name is known by. */
function pilotsOf({ ships }: Squad): string {
  return ships.map(({ pilot }) => findPilot(pilot)?.name ?? pilot).join(', ');
}

/** The squad behind a key that may have been deleted since. */
export function squadOf(key: string, offered: readonly SquadChoice[]): SquadChoice {
  const usual = findPreset('x-wing-flight') ?? presets[0]!;
  const usualKey = `preset:${usual.id}`;
  return (
    offered.find((each) => each.key === key) ??
    offered.find((each) => each.key === usualKey) ??
    offered[0] ?? { key: usualKey, name: usual.squad.name ?? usual.id, squad: usual.squad }
  );
}
