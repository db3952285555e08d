import type { FigureWorking, Working } from '@sortie/tournaments/standings';

/** `3 + 0 + 1` with its signs; nothing to add is 0. */
export function addends(values: readonly number[]): string {
  if (values.length === 0) return '0';
  return values
    .map((value, at) => (at === 0 ? signed(value) : ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`))
    .join('');
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** A figure as a sum that anybody can do again; the exact value stands at its end. */
export function formulaOf(figure: FigureWorking, { records }: Pick<Working, 'records'>): string {
  const { exact, opponents } = figure;
  switch (figure.kind) {
    case 'strengthOfSchedule':
    case 'opponentsSchedule': {
      if (opponents.length === 0) return exact;
      const sum = opponents.map((share) => share.exact).join(' + ');
      return `${opponents.length === 1 ? sum : `(${sum})`} ÷ ${opponents.length} = ${exact}`;
    }
    case 'missionPoints':
      return `${addends(records.map(({ missionPoints }) => missionPoints))} = ${exact}`;
    case 'margin':
      return `${addends(records.map(({ margin }) => margin))} = ${exact}`;
    case 'shareOfPoints': {
      const scored = records.reduce((sum, { missionPoints }) => sum + missionPoints, 0);
      const all = records.reduce((sum, { missionPoints, against }) => sum + missionPoints + against, 0);
      return `${scored} ÷ ${all} = ${exact}`;
    }
    case 'random':
      return exact;
  }
}
