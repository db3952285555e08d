export { entryText, resultText } from './pt/entries.ts';
export { byeText, impossibleText, pairingText } from './pt/reasons.ts';
export { listFaultText, refusalText } from './pt/refusals.ts';
export { rowFaultText } from './pt/row-faults.ts';
export { words } from './pt/words.ts';
