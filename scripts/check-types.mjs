import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, run } from './run.mjs';

/** Where the projects that are checked together are written. */
const FOLDER = join(ROOT, 'reports/types');

/** Checks the types of every workspace and of the tests, two programs at a time; answers with an exit code. */
export async function checkTypes() {
  const queue = programs();
  let worst = 0;
  const worker = async () => {
    for (let program = queue.shift(); program !== undefined; program = queue.shift()) {
      const { code, output } = await run('tsc', ['-p', program.file], { echo: false });
      if (code === 0) continue;
      console.log(`${program.projects.join(', ')}\n${output}`);
      worst = code;
    }
  };
  await Promise.all([worker(), worker()]);
  return worst;
}

/**
 * Workspaces with the same options are one program, because each would check the sources of those that it imports
 * once more. The tests are a program of their own: they know a browser's types, which no server may use.
 */
function programs() {
  mkdirSync(FOLDER, { recursive: true });
  const shared = [...groupByOptions()].map(([options, members], place) => {
    const include = members.flatMap((project) =>
      readProject(project).include.map((part) => join(ROOT, dirname(project), part)),
    );
    const file = join(FOLDER, `${place}.json`);
    const whole = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: JSON.parse(options),
      include,
    };
    writeFileSync(file, JSON.stringify(whole));
    return { file, projects: members };
  });
  return [{ file: 'tsconfig.tests.json', projects: ['tests'] }, ...shared];
}

/** The options of a project, as text, lead to all projects with these. */
function groupByOptions() {
  const groups = new Map();
  for (const project of projects()) {
    const options = JSON.stringify(readProject(project).compilerOptions ?? {});
    groups.set(options, [...(groups.get(options) ?? []), project]);
  }
  return groups;
}

function readProject(project) {
  return JSON.parse(readFileSync(join(ROOT, project), 'utf8'));
}

function projects() {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`),
  );
  const written = workspaces.filter((workspace) => existsSync(`${ROOT}${workspace}/src`));
  return [
    'bench/tsconfig.json',
    'tests/test-games/page/tsconfig.json',
    ...written.map((workspace) => `${workspace}/tsconfig.json`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await checkTypes());
