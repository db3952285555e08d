import { rulesOfCard } from '../abilities/registry.ts';
import { bombsAt, droppedBombs, setOffBeneath } from './bombs.ts';
import { droppedCargo, struckByCargo } from './cargo.ts';
import type { PlacedObstacle } from './outlines.ts';
import type { Performers } from './performer.ts';
import { run } from './words.ts';

export const bombPerformers = {
  dropBomb: (state, { ship, bomb, how }, { emit }) => {
    if (how === 'touching') return [run('placingBomb', { ship, bomb, touching: true })];
    const bombs = droppedBombs(state, how === undefined ? { ship, bomb } : { ship, bomb, how });
    for (const bomb of bombs) emit({ kind: 'bombDropped', bomb });
    return bombs.flatMap(setOffBeneath);
  },
  dropCargo: (state, { ship }, { emit }) => {
    const cargo = droppedCargo(state, ship);
    emit({ kind: 'obstacleAdded', obstacle: cargo });
    return struckByCargo(state, state.obstacles.find(({ id }) => id === cargo.id) as PlacedObstacle);
  },
  placeBomb: (_state, { ship, bomb }) => [run('placingBomb', { ship, bomb })],
  layBomb: (state, { ship, bomb, pose }, { emit }) => {
    const bombs = bombsAt(state, { ship, bomb, pose });
    for (const each of bombs) emit({ kind: 'bombDropped', bomb: each });
    return bombs.flatMap(setOffBeneath);
  },
  removeBomb: (_state, { bomb, by }, { emit }) => {
    emit({ kind: 'bombDetonated', bomb, by });
  },
  strikeShip: (_state, { ship, bomb, side }) =>
    rulesOfCard(bomb)
      ?.bomb?.effect(ship)
      .map((effect) =>
        effect.kind === 'rollFor' || effect.kind === 'rollDamage' ? { ...effect, bombOf: side } : effect,
      ),
  detonate: (_state, { bomb, by }) => [run('detonation', { bomb, by, token: null, isOver: false })],
} satisfies Partial<Performers>;
