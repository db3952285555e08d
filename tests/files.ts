import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));
const NOT_OURS = new Set([
  'node_modules',
  '.git',
  'coverage',
  'reports',
  'dist',
  'bug-bundles',
  'sortie-data',
]);

/** Scripts that stay as they were built, whatever is asked of the code later. */
const RELEASED = 'engines';

/** The files below a folder of the repository, as paths from its root; none when the folder is not there. */
export function filesUnder(folder: string): readonly string[] {
  if (!existsSync(`${ROOT}${folder}`)) return [];
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (path === RELEASED || NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The files below a folder that hold program text. */
export function codeUnder(folder: string): readonly string[] {
  return filesUnder(folder).filter((path) => /\.(?:ts|tsx|mts|mjs|js)$/.test(path));
}

export function textOf(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

export function isThere(path: string): boolean {
  return existsSync(`${ROOT}${path}`);
}
