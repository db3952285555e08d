import { showing } from '@sortie/kernel';
import type { CardRules } from '../abilities/card-rules.ts';
import { card, on } from '../abilities/card-words.ts';
import type { CardKey } from '../model/index.ts';

const rules: Omit<CardRules, 'card'> = {
  abilities: [
    // xw.mission1.shuttle.crits-become-hits
    on('compareResults', {
      optional: false,
      applies: ({ self, attack }) =>
        attack.defender === self && showing(attack.attackDice, 'crit').length > 0,
      resolve: ({ attack }) => [
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: showing(attack.attackDice, 'crit'),
          to: 'hit',
          source: 'shuttle',
        },
      ],
    }),
  ],
  // xw.mission1.shuttle.damage-facedown
  keepsDamageFacedown: true,
  forbids: {
    // xw.mission1.shuttle.no-action-attack
    action: ({ ship }, { self }) => ship.id === self,
    attack: ({ ship }, { self }) => ship.id === self,
    // xw.mission1.protect.one-per-attack
    spendEvade: ({ ship, attack }, { self, table }) =>
      ship.id === self && attack !== null && table.isUsedInAttack(attack, self, `${self}.evade` as CardKey),
  },
};

/** What the senator's shuttle is ruled by, with shields and without. */
export const shuttleRules = [
  card('rebel:senatorsshuttle:senator', rules),
  card('rebel:senatorsshuttle:shieldedsenator', rules),
] as const satisfies readonly CardRules[];
