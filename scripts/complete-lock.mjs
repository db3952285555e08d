// Adds to package-lock.json the builds for other platforms that the registry in use did not offer when the
// lock was written. Without their entries `npm ci` refuses the lock everywhere. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`]) continue;
    lock.packages[`node_modules/${name}`] = build(name, version, entry);
    added.push(`${name} ${version}`);
  }
}

if (added.length > 0) {
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`);
  console.log(`added ${added.length} builds:\n${added.join('\n')}`);
}

/** The name of a build tells where it runs: `binding-linux-arm64-musl`. */
function build(name, version, parent) {
  const words = name.split('/').at(-1).split('-');
  const processor = PROCESSORS.find((word) => words.includes(word));
  if (!/^\d+\.\d+\.\d+$/.test(version) || processor === undefined) {
    throw new Error(`${name} ${version} is missing from the lock and is no build for another platform`);
  }
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const system = SYSTEMS.find((word) => words.includes(word));
  return {
    version,
    cpu: [processor],
    ...(parent.dev ? { dev: true } : {}),
    ...(system === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(system === undefined ? {} : { os: [system] }),
  };
}
