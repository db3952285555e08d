import { card } from '../../card-words.ts';

export const targetingSynchronizer = card('tech:targetingsynchronizer', { lendsLock: true });
