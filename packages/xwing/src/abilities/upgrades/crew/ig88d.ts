import { card } from '../../card-words.ts';
import { linkedPilots } from '../../linked-pilots.ts';

/** It takes part in the link and gives nothing to it. */
export const ig88dCrew = card('crew:ig88d', { copiesPilots: linkedPilots });
