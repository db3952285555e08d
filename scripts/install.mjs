// Installs the dependencies of a fresh clone; says and does nothing when they are in place.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const STAMP = `${ROOT}node_modules/.sortie-installed`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;

const lockText = readFileSync(`${ROOT}package-lock.json`, 'utf8');
const lockHash = createHash('sha256').update(lockText).digest('hex');

refuseOldNode();
if (!isStamped() && !matchesLock()) install();
if (!isStamped()) writeFileSync(STAMP, `${lockHash}\n`);

/** The ranges that package.json names are `^20.19.0` (this major only) and `>=22.12.0`, with `||` between them. */
function refuseOldNode() {
  const wanted = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).engines.node;
  const here = process.versions.node.split('.').map(Number);
  const fits = wanted.split('||').some((range) => {
    const [major = 0, minor = 0] = range
      .replace(/^\s*(?:\^|>=)/, '')
      .split('.')
      .map(Number);
    if (here[0] === major) return here[1] >= minor;
    return range.includes('>=') && here[0] > major;
  });
  if (fits) return;
  console.error(`Sortie needs Node ${wanted}; this is Node ${process.versions.node}. Please update Node.`);
  process.exit(1);
}

function isStamped() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === lockHash;
}

/** Somebody may have installed by hand: then nothing is missing although the stamp is. */
function matchesLock() {
  if (!existsSync(INSTALLED)) return false;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional === true) return true;
    const found = installed[path];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

function install() {
  console.log('Installing dependencies ...');
  const args = ['ci', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status === 0) return;
  console.error('The dependencies could not be installed: see the message of npm above.');
  process.exit(done.status ?? 1);
}
