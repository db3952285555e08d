import type { DamageCardTexts } from '../card-texts.ts';

export const damageTexts: DamageCardTexts = {
  'blinded-gunners': 'The ship’s attacks get nothing out of accuracies: they cannot be spent.',
  'capacitor-failure':
    'A hull zone that is down to 0 shields gets none back and none moved to it, and while it is under attack Redirect is of no use.',
  'comm-noise':
    'At once the opponent may slow the ship by 1, or else set its top dial to any command; then this card lies facedown.',
  'compartment-fire': 'The ship’s defense tokens stay exhausted.',
  'coolant-discharge': 'Of the ship’s attacks in a round just one may be on a ship.',
  'crew-panic':
    'Before each dial it reveals, the ship suffers 1 damage, or discards the dial and goes without one this round.',
  'damaged-controls':
    'Running into a ship or ending on an obstacle brings 1 facedown damage card on top of everything else.',
  'damaged-munitions': 'Attacks on ships lose 1 die, of the owner’s choice, before the roll.',
  'depowered-armament': 'Targets at long range are out of the ship’s reach.',
  'disengaged-fire-control': 'The ship cannot attack what it sees only past something in the way.',
  'faulty-countermeasures': 'Only readied defense tokens can be spent.',
  'injured-crew':
    'At once the owner picks a defense token of the ship and discards it; then this card lies facedown.',
  'life-support-failure':
    'All command tokens of the ship go at once, and while this card lies faceup none come in.',
  'point-defense-failure': 'Attacks on squadrons lose 1 die, of the owner’s choice, before the roll.',
  'power-failure': 'The engineering value is cut in half, rounded down.',
  'projector-misaligned':
    'At once the strongest shields, those of one hull zone, go down to 0; then this card lies facedown.',
  'ruptured-engine': 'A maneuver with the speed dial above 1 costs 1 damage.',
  'shield-failure':
    'At once the opponent may take 1 shield each from one or two hull zones; then this card lies facedown.',
  'structural-damage': 'One more damage card comes at once, facedown; then this one is turned facedown too.',
  'targeter-disruption': 'The ship’s attacks have no critical effects.',
  'thrust-control-malfunction': 'At the ship’s speed, the last joint that bends at all bends 1 click less.',
  'thruster-fissure': 'Every change of speed costs 1 damage.',
};
