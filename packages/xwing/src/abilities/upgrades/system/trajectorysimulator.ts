import { card } from '../../card-words.ts';

export const trajectorySimulator = card('system:trajectorysimulator', {
  dropWays: ({ drop }) => (drop === 'action' ? [] : ['launch5']),
});
