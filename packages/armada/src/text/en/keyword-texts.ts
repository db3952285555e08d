import type { KeywordTexts } from '../card-texts.ts';

export const keywordTexts: KeywordTexts = {
  bomber: 'In its attacks on ships criticals do damage too, and it may resolve a critical effect.',
  counter:
    'Once a squadron has attacked it, it may shoot back at that squadron with as many blue dice as the number says; a Counter is never answered with another.',
  escort:
    'Squadrons engaged with it must leave squadrons without Escort alone, unless they shoot back by Counter.',
  heavy: 'Squadrons engaged with it alone are free to move and to attack ships.',
  swarm: 'Against a squadron that is engaged with somebody else as well, it may reroll 1 die.',
};
