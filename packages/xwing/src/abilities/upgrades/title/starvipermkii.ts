import { card } from '../../card-words.ts';

export const starViperMkIi = card('title:starvipermkii', {
  rollOnly: ['leftAhead1', 'leftBack1', 'rightAhead1', 'rightBack1'],
});
