import { card } from '../../card-words.ts';

export const majorstridan = card('imperial:upsilonclassshuttle:majorstridan', { seesFriendsNear: true });
