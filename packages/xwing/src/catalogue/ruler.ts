import type { Millimetres } from '@sortie/geometry';

/** The length of each range band. xw.geometry.ruler */
export const BAND: Millimetres = 100;

/** The far ends of the range bands, those of the longer ruler of Epic play included. xw.geometry.ruler */
export const RULER: readonly Millimetres[] = [1, 2, 3, 4, 5].map((band) => band * BAND);
