export { cardTexts } from './es/cards.ts';
export { terms } from './es/terms.ts';
