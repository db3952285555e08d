export { answerText } from './es/answer-text.ts';
export { decisionText } from './es/decision-text.ts';
export { deedWords } from './es/deed-words.ts';
export { eventText } from './es/event-text.ts';
export { pieceWords } from './es/piece-words.ts';
export { refusalText } from './es/refusal-text.ts';
export { setupWords } from './es/setup-words.ts';
