import { rowFaultsIn } from '../row-faults.ts';

export const rowFaultText = rowFaultsIn({
  row: 'row',
  problems: {
    missing: 'is missing',
    twice: 'is there twice',
    notANumber: 'is not a number',
    unknownColumn: 'is no column we know',
    tooLong: 'is too long',
    openQuote: 'has a quotation mark that is not closed',
  },
});
