import { attacksAgain } from '../../attacks-again.ts';
import { card } from '../../card-words.ts';

export const gunner = card('crew:gunner', { abilities: [attacksAgain] });
