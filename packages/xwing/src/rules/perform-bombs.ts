import { droppedBomb, setOffBeneath } from './bombs.ts';
import type { Performers } from './performer.ts';
import { run } from './words.ts';

export const bombPerformers = {
  dropBomb: (state, effect, { emit }) => {
    const bomb = droppedBomb(state, effect);
    emit({ kind: 'bombDropped', bomb });
    return setOffBeneath(bomb);
  },
  removeBomb: (_state, { bomb, by }, { emit }) => {
    emit({ kind: 'bombDetonated', bomb, by });
  },
  detonate: (_state, { bomb, by }) => [run('detonation', { bomb, by, isOver: false })],
} satisfies Partial<Performers>;
