import { rowFaultsIn } from '../row-faults.ts';

export const rowFaultText = rowFaultsIn({
  row: 'fila',
  problems: {
    missing: 'falta',
    twice: 'aparece dos veces',
    notANumber: 'no es un número',
    unknownColumn: 'no es una columna conocida',
    tooLong: 'es demasiado largo',
    openQuote: 'tiene unas comillas sin cerrar',
  },
});
