import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';

/**
 * Keeps two commands from changing one event at the same time, which would lose an entry of one of them. The lock
 * of a process that was killed is taken over.
 */
export async function withLock<Done>(path: string, work: () => Promise<Done>): Promise<Done> {
  const lock = `${path}.lock`;
  takeLock(lock, path);
  try {
    return await work();
  } finally {
    unlinkSync(lock);
  }
}

function takeLock(lock: string, path: string): void {
  if (hasWritten(lock, path)) return;
  const owner = Number(readFileSync(lock, 'utf8'));
  if (isRunning(owner))
    throw new UsageError(`Another command, process ${owner}, is changing ${path}: try again.`);
  unlinkSync(lock);
  if (!hasWritten(lock, path)) throw new UsageError(`Another command is changing ${path}: try again.`);
}

/** Whether the lock was free. */
function hasWritten(lock: string, path: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new UsageError(`The file ${path} cannot be changed: ${(error as Error).message}`);
  }
}

function isRunning(owner: number): boolean {
  if (!Number.isInteger(owner) || owner <= 0) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
