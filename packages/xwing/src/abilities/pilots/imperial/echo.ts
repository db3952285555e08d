import { card } from '../../card-words.ts';

export const echo = card('imperial:tiephantom:echo', {
  decloakTemplates: ['bankLeft', 'bankRight', 'leftAhead', 'leftBack', 'rightAhead', 'rightBack'],
});
