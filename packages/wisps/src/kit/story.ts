import type { WispEvent } from '../model/model.ts';

/** What belongs to a flash once it was rolled. */
const PARTS_OF_FLASH: ReadonlySet<WispEvent['kind']> = new Set([
  'dieRerolled',
  'emberBurnt',
  'dimmed',
  'putOut',
]);

const isFlash = ([first]: readonly WispEvent[]) => first?.kind === 'flashRolled';

/** A flash is one deed with all that it does; everything else is told as it happens. */
export const wispsStory = {
  read: (log: readonly WispEvent[]) => log,
  begins: ({ kind }: WispEvent, deed: readonly WispEvent[]) => !isFlash(deed) || !PARTS_OF_FLASH.has(kind),
  headline: () => undefined,
  isFight: isFlash,
  warns: () => false,
};
