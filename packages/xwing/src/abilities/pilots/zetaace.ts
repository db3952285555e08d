import { card } from '../card-rules.ts';

export const zetaace = card('imperial:tiefofighter:zetaace', { rollTemplates: ['left2', 'right2'] });
