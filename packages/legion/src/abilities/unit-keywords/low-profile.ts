import { card } from '../card-words.ts';

/** Light cover becomes heavy once everything else has improved it. lg.unit-keyword.low-profile.improve, lg.unit-keyword.low-profile.needs-light */
export const lowProfile = card('lowProfile', {
  sets: {
    improvedCover: ({ improved }) => (improved === 'light' ? 'heavy' : undefined),
  },
});
