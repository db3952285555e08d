import { ability } from '../../card-words.ts';

export const braylenstramm = ability('rebel:arc170:braylenstramm', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) => execution.ship === self && table.ship(self).tokens.stress > 0,
  resolve: ({ self }) => {
    const calms = [{ kind: 'removeTokens', ship: self, token: 'stress', count: 1 }] as const;
    return [
      {
        kind: 'rollFor',
        ship: self,
        source: 'braylenstramm',
        count: 1,
        outcomes: { hit: calms, crit: calms },
      },
    ];
  },
});
