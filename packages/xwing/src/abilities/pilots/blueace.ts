import { card } from '../card-rules.ts';

export const blueace = card('rebel:t70xwing:blueace', { boostTemplates: ['turnLeft', 'turnRight'] });
