import type { RowFault } from '../files/players-csv.ts';
import type { EventTexts } from './event-texts.ts';

export interface RowFaultWords {
  readonly row: string;
  readonly problems: Readonly<Record<RowFault['problem'], string>>;
}

/** `row 3, name "Ana" is there twice` */
export function rowFaultsIn({ row: word, problems }: RowFaultWords): EventTexts['rowFaultText'] {
  return ({ row, column, problem, found }) => {
    const what = problem === 'unknownColumn' || found === '' ? column : `${column} "${found}"`;
    return `${word} ${row}, ${what.trim()} ${problems[problem]}`.replace(/ {2,}/g, ' ');
  };
}
