export { answerText } from './en/answer-text.ts';
export { decisionText } from './en/decision-text.ts';
export { deedWords } from './en/deed-words.ts';
export { eventText } from './en/event-text.ts';
export { pieceWords } from './en/piece-words.ts';
export { refusalText } from './en/refusal-text.ts';
export { setupWords } from './en/setup-words.ts';
