import type { Bearing, Difficulty, Maneuver, Speed } from './maneuver.ts';

const bearingCodes: Readonly<Record<string, Bearing>> = {
  tl: 'turnLeft',
  bl: 'bankLeft',
  s: 'straight',
  br: 'bankRight',
  tr: 'turnRight',
  k: 'koiogranTurn',
  sl: 'segnorsLoopLeft',
  sr: 'segnorsLoopRight',
  rl: 'tallonRollLeft',
  rr: 'tallonRollRight',
  xl: 'reverseBankLeft',
  x: 'reverseStraight',
  xr: 'reverseBankRight',
  o: 'stationary',
};

const difficultyCodes: Readonly<Record<string, Difficulty>> = { g: 'green', w: 'white', r: 'red' };

const speeds: readonly Speed[] = [0, 1, 2, 3, 4, 5];

/**
 * A dial as the data writes it, one row a speed: `2 tl-w bl-w s-g br-w tr-w`.
 * A huge ship's row has the energy gained in place of the colour.
 */
export function readDial(rows: readonly string[]): readonly Maneuver[] {
  return rows.flatMap((row) => {
    const [digit, ...codes] = row.split(' ');
    const speed = speeds.find((each) => String(each) === digit);
    if (speed === undefined) throw new Error(`no speed in the dial row ${row}`);
    return codes.map((code) => readManeuver(speed, code));
  });
}

function readManeuver(speed: Speed, code: string): Maneuver {
  const [bearingCode = '', mark = ''] = code.split('-');
  const bearing = bearingCodes[bearingCode];
  if (bearing === undefined) throw new Error(`no bearing in the dial code ${code}`);
  const difficulty = difficultyCodes[mark];
  return difficulty === undefined
    ? { speed, bearing, difficulty: 'white', energy: Number(mark) }
    : { speed, bearing, difficulty };
}
