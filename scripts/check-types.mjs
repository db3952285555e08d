import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT, run } from './run.mjs';

/** Checks the types of every workspace and of the tests, two projects at a time; answers with an exit code. */
export async function checkTypes() {
  const queue = projects();
  let worst = 0;
  const worker = async () => {
    for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
      const { code, output } = await run('tsc', ['-p', project], { echo: false });
      if (code === 0) continue;
      console.log(`${project}\n${output}`);
      worst = code;
    }
  };
  await Promise.all([worker(), worker()]);
  return worst;
}

function projects() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`),
  );
  const written = workspaces.filter((workspace) => existsSync(`${ROOT}${workspace}/src`));
  return [
    'tsconfig.tests.json',
    'bench/tsconfig.json',
    'tests/test-games/page/tsconfig.json',
    ...written.map((workspace) => `${workspace}/tsconfig.json`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await checkTypes());
