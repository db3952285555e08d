export { cardTexts } from './en/cards.ts';
export { terms } from './en/terms.ts';
