import { rowFaultsIn } from '../row-faults.ts';

export const rowFaultText = rowFaultsIn({
  row: 'linha',
  problems: {
    missing: 'está faltando',
    twice: 'aparece duas vezes',
    notANumber: 'não é um número',
    unknownColumn: 'não é uma coluna conhecida',
    tooLong: 'é longo demais',
    openQuote: 'tem aspas que não foram fechadas',
  },
});
