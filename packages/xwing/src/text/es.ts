export { answerText } from './es/answer-text.ts';
export { cards } from './es/cards.ts';
export { decisionText } from './es/decision-text.ts';
export { eventText } from './es/event-text.ts';
export { refusalText } from './es/refusal-text.ts';
