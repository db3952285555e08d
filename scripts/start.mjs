// What `npm start` runs: builds the page when it is not up to date, starts the server, opens the browser.
// `npm start -- --share` lets others in the network play; `--no-open` leaves the browser alone.
// PORT, HOST, DATA and DATABASE_URL are the server's.
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { buildWeb } from './build-web.mjs';
import { ROOT } from './run.mjs';
import { planStart } from './start-plan.mjs';

const plan = planStart(process.argv.slice(2), process.env, networkInterfaces());
if (plan.problem !== null) {
  console.error(plan.problem);
  process.exit(1);
}
const { host, port, address, shareAddress } = plan;

const built = await buildWeb();
if (built !== 0) process.exit(built);

const server = spawn(process.execPath, [`${ROOT}apps/server/bin/server.mjs`], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    DATA: `${ROOT}sortie-data`,
    WEB: `${ROOT}apps/web/dist`,
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: port,
    HOST: host,
    ...(shareAddress === null ? {} : { SHARE_ADDRESS: shareAddress }),
  },
});
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

if (await isServing(`${address}api/health`)) {
  console.log(
    `Sortie is at ${address}  (Ctrl+C ends it; games are kept in ${process.env.DATA ?? 'sortie-data/'})`,
  );
  if (shareAddress === null)
    console.log('Only this machine can open it: npm start -- --share lets others in.');
  else tellShared(shareAddress);
  if (plan.wantsBrowser && canOpen()) openBrowser(address);
}

function tellShared(shared) {
  console.log(`Others in the same network open ${shared}`);
  console.log(renderUnicodeCompact(shared, { border: 2 }));
}

async function isServing(health) {
  for (let tries = 0; tries < 120 && server.exitCode === null; tries++) {
    const response = await fetch(health).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

function canOpen() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

function openBrowser(url) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const opener = spawn(command, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}
