import { card } from '../card-words.ts';

/** It keeps nobody from moving or from attacking ships. ar.keyword.heavy */
export const heavy = card('heavy', {
  permits: { holdsNobody: ({ squadron }, { self }) => squadron.id === self },
});
