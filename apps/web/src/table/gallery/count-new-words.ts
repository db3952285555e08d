import type { GalleryWord } from '@sortie/protocol';

/** How many words were said since; a gallery forgets its oldest words, so the lists are laid upon each other. */
export function countNewWords(before: readonly GalleryWord[], now: readonly GalleryWord[]): number {
  for (let forgotten = 0; forgotten < before.length; forgotten++) {
    const kept = before.slice(forgotten);
    if (kept.length <= now.length && kept.every((word, place) => isSame(word, now[place]!))) {
      return now.length - kept.length;
    }
  }
  return now.length;
}

function isSame(one: GalleryWord, other: GalleryWord): boolean {
  return one.name === other.name && one.text === other.text;
}
