import { card } from '../../card-words.ts';

export const bombardier = card('crew:bombardier', { dropWays: () => ['straight2'] });
