export { entryText, resultText } from './en/entries.ts';
export { byeText, impossibleText, pairingText } from './en/reasons.ts';
export { listFaultText, refusalText } from './en/refusals.ts';
export { rowFaultText } from './en/row-faults.ts';
export { words } from './en/words.ts';
