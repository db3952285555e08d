import type { Measurement } from './measure.ts';

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

/** One line each: what was measured, what was aimed at, and the peer beside it. */
export function print(lines: readonly Measurement[]): void {
  if (process.argv.includes('--json')) {
    for (const line of lines) console.log(JSON.stringify(line));
    return;
  }
  for (const { name, ours, unit, peer, aim, reached, note = '' } of lines) {
    const against = peer
      ? `${peer.name} ${figure(peer.value)}${unit}, ${(ours / peer.value).toFixed(1)} times`
      : note;
    console.log(
      `${reached ? 'reached' : 'MISSED '}  ${name.padEnd(48)} ${`${figure(ours)} ${unit}`.padEnd(16)} ${aim.padEnd(18)} ${against}`,
    );
  }
}
