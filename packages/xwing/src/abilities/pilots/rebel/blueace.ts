import { card } from '../../card-words.ts';

export const blueace = card('rebel:t70xwing:blueace', { boostTemplates: ['turnLeft', 'turnRight'] });
