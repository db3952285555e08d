export { entryText, resultText } from './es/entries.ts';
export { byeText, impossibleText, pairingText } from './es/reasons.ts';
export { listFaultText, refusalText } from './es/refusals.ts';
export { rowFaultText } from './es/row-faults.ts';
export { words } from './es/words.ts';
