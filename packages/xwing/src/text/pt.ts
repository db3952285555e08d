export { answerText } from './pt/answer-text.ts';
export { decisionText } from './pt/decision-text.ts';
export { deedWords } from './pt/deed-words.ts';
export { eventText } from './pt/event-text.ts';
export { pieceWords } from './pt/piece-words.ts';
export { refusalText } from './pt/refusal-text.ts';
export { setupWords } from './pt/setup-words.ts';
