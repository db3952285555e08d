import { card } from '../../card-words.ts';

export const zetaace = card('imperial:tiefofighter:zetaace', { rollTemplates: ['left2', 'right2'] });
