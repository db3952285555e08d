import { card } from '../../card-words.ts';

/** Its skill and its ability come from the ship that it leaves. xw.later.docking.pup */
export const nashtahPupPilot = card('scum:z95headhunter:nashtahpuppilot', {});
