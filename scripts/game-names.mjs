// The games that can be played, as the command line knows them.
import { run } from './run.mjs';

export async function gameNames() {
  const { code, output } = await run('sortie', ['games', '--json'], { echo: false });
  if (code !== 0) throw new Error(`sortie games failed: ${output}`);
  return JSON.parse(output.trim().split('\n').at(-1)).map(({ name }) => name);
}
