import { keep, readKept } from '../../app/kept.ts';
import { store } from '../../app/store.ts';

/** What this browser remembers of the gallery. */
export interface GalleryChoices {
  /** Whether what is said there is shown. */
  readonly isShown: boolean;
  /** What whoever looks on is called. */
  readonly name: string;
}

function isSound(value: unknown): boolean {
  const { isShown, name } = (value ?? {}) as Partial<Record<keyof GalleryChoices, unknown>>;
  return typeof isShown === 'boolean' && typeof name === 'string';
}

export const galleryChoices = store<GalleryChoices>(
  readKept<GalleryChoices>('gallery', { isShown: true, name: '' }, isSound),
);

export function changeGalleryChoices(change: Partial<GalleryChoices>): void {
  const next = { ...galleryChoices.get(), ...change };
  keep('gallery', next);
  galleryChoices.set(next);
}
