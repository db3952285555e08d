export { cardTexts } from './pt/cards.ts';
export { terms } from './pt/terms.ts';
