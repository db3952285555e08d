import type { PieceWords } from './piece-words.ts';

/** What terrain pieces and battlefields are called. */
export type TerrainNames = Pick<PieceWords['names'], 'terrain' | 'battlefields'>;
