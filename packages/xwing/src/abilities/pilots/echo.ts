import { card } from '../card-rules.ts';

export const echo = card('imperial:tiephantom:echo', {
  decloakTemplates: ['bankLeft', 'bankRight', 'leftAhead', 'leftBack', 'rightAhead', 'rightBack'],
});
