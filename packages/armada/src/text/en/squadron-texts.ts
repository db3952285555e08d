import type { SquadronTexts } from '../card-texts.ts';

export const squadronTexts: SquadronTexts = {
  'dutch-vander':
    'A squadron that his attack damages may be set to activated; one that already was suffers 1 damage more.',
  'keyan-farlander': 'When he attacks a hull zone without shields, he may reroll as many dice as he likes.',
  'luke-skywalker': 'His attacks on ships go past all shields, as if there were none.',
  'tycho-celchu': 'Engaged or not, he may move and may attack ships.',
  'wedge-antilles': 'Against a squadron that has already been activated he may add 2 blue dice.',
  'darth-vader': 'In his attacks every critical does 1 damage, whatever the target.',
  howlrunner:
    'Other friendly squadrons with Swarm at distance 1 of her may add 1 blue die when they attack a squadron.',
  'major-rhymer':
    'Friendly squadrons at distance 1 of him reach ships at close and medium range with their whole battery.',
  'mauler-mithel': 'Whenever he has moved, all squadrons that he is now engaged with suffer 1 damage.',
  'soontir-fel':
    'A squadron engaged with him that attacks anybody else suffers 1 damage afterwards; a Counter is exempt.',
};
