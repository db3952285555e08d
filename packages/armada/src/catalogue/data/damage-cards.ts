import type { DamageCardFacts } from '../damage-facts.ts';

// biome-ignore format: one line a card
export const damageCardFacts = [
  { id: 'blinded-gunners', name: 'Blinded Gunners', trait: 'crew', copies: 2, timing: 'lasting' },
  { id: 'capacitor-failure', name: 'Capacitor Failure', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'comm-noise', name: 'Comm Noise', trait: 'crew', copies: 2, timing: 'immediate' },
  { id: 'compartment-fire', name: 'Compartment Fire', trait: 'crew', copies: 2, timing: 'lasting' },
  { id: 'coolant-discharge', name: 'Coolant Discharge', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'crew-panic', name: 'Crew Panic', trait: 'crew', copies: 2, timing: 'lasting' },
  { id: 'damaged-controls', name: 'Damaged Controls', trait: 'crew', copies: 2, timing: 'lasting' },
  { id: 'damaged-munitions', name: 'Damaged Munitions', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'depowered-armament', name: 'Depowered Armament', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'disengaged-fire-control', name: 'Disengaged Fire Control', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'faulty-countermeasures', name: 'Faulty Countermeasures', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'injured-crew', name: 'Injured Crew', trait: 'crew', copies: 4, timing: 'immediate' },
  { id: 'life-support-failure', name: 'Life Support Failure', trait: 'crew', copies: 2, timing: 'immediateAndLasting' },
  { id: 'point-defense-failure', name: 'Point-Defense Failure', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'power-failure', name: 'Power Failure', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'projector-misaligned', name: 'Projector Misaligned', trait: 'ship', copies: 2, timing: 'immediate' },
  { id: 'ruptured-engine', name: 'Ruptured Engine', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'shield-failure', name: 'Shield Failure', trait: 'ship', copies: 2, timing: 'immediate' },
  { id: 'structural-damage', name: 'Structural Damage', trait: 'ship', copies: 8, timing: 'immediate' },
  { id: 'targeter-disruption', name: 'Targeter Disruption', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'thrust-control-malfunction', name: 'Thrust-Control Malfunction', trait: 'ship', copies: 2, timing: 'lasting' },
  { id: 'thruster-fissure', name: 'Thruster Fissure', trait: 'ship', copies: 2, timing: 'lasting' },
] as const satisfies readonly DamageCardFacts[];
