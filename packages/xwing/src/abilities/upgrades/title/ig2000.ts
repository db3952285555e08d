import { card } from '../../card-words.ts';
import { linkedPilots } from '../../linked-pilots.ts';

export const ig2000 = card('title:ig2000', { copiesPilots: linkedPilots });
