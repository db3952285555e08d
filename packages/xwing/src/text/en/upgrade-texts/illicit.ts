import type { UpgradeTexts } from '../../card-texts.ts';

export const illicitTexts: UpgradeTexts<'illicit'> = {
  'illicit:feedbackarray':
    'In place of its attacks it may take 1 ion token and 1 damage to do 1 damage to an enemy at range 1.',
  'illicit:empdevice':
    'In place of its attacks the card may be discarded: every ship at range 1, this one too, gets 2 ion tokens.',
  'illicit:hotshotblaster': 'Attack in any direction at range 1-2 with 3 dice, for the card.',
  'illicit:glitterstim':
    'As the Combat phase starts, the card and 1 stress token buy this for the round: all focus results may become hits, or evades in defense.',
  'illicit:blackmarketslicertools':
    'Action: against a stressed enemy at range 1-2 an attack die is rolled; a hit or critical turns 1 of its stress tokens into 1 facedown Damage card.',
  'illicit:burnoutslam': 'Adds the SLAM action, once: it costs the card.',
  'illicit:iondischargers':
    'An ion token that comes may be passed to an enemy at range 1; if its player takes it, the card is discarded.',
  'illicit:contrabandcybernetics':
    'As its activation begins, the card and 1 stress token buy this for the round: stress keeps it from neither actions nor red maneuvers.',
  'illicit:scavengercrane':
    'As a ship at range 1-2 is destroyed, a discarded weapon, bomb or modification of this ship may come back; on a blank attack die this card goes.',
  'illicit:deadmansswitch': 'When the ship is destroyed, every ship at range 1 suffers 1 damage.',
  'illicit:cloakingdevice':
    'Action: a free cloak action. While the ship is cloaked, an attack die is rolled as the round ends; a focus costs this card, and the ship decloaks or loses its cloak token.',
  'illicit:inertialdampeners':
    'Revealing its dial, the ship may discard the card to stand still by a white maneuver; then it gets 1 stress token.',
  'illicit:riggedcargochute': 'Action: for the card, a cargo token is dropped behind the ship.',
};
