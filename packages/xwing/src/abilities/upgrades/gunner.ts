import { attacksAgain } from '../attacks-again.ts';
import { card } from '../card-rules.ts';

export const gunner = card('crew:gunner', { abilities: [attacksAgain] });
