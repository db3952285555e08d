import { characterUpgradeFacts } from './character-upgrades.ts';
import { equipmentUpgradeFacts } from './equipment-upgrades.ts';
import { trooperUpgradeFacts } from './trooper-upgrades.ts';
import { vehicleUpgradeFacts } from './vehicle-upgrades.ts';

export const upgradeFacts = [
  ...trooperUpgradeFacts,
  ...characterUpgradeFacts,
  ...equipmentUpgradeFacts,
  ...vehicleUpgradeFacts,
];
