import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Something nobody can guess: an invite, a seat's token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What people type and pass on; guessing one only finds a table, not a seat at it. */
export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** Only the hash is kept, so that a stolen database gives nobody a seat. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Takes the same time wherever the two differ. */
export function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
