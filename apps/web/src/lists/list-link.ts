import type { Plain } from '@sortie/kernel';
import { listsAddress } from './addresses.ts';

/** The address, without its host, that carries a whole list; what stands behind the # never leaves the browser. */
export function listLink(game: string, written: Plain): string {
  return `${listsAddress(game)}/import#${encodeJson(written)}`;
}

export function encodeJson(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined for a link that was cut off or is none. */
export function decodeJson(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const array = Uint8Array.from(bytes, (each) => each.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(array)) as unknown;
  } catch {
    return undefined;
  }
}
