import { type Preset, presets } from '@sortie/armada/lists';

export function findPreset(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id);
}
