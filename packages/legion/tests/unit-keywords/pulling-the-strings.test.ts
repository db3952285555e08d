import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

const emperor = { unit: 'emperor-palpatine', at: [600, 300] } as const;
const storm = { unit: 'stormtroopers', at: [600, 450], left: 1 } as const;
const leia = { unit: 'leia-organa', at: [600, 700] } as const;
const stays = tool(2, 0, 0, 0);
const pulls = (units: Parameters<typeof legionTable>[0]) =>
  legionTable({ emperor, ...units, leia })
    .activate('emperor')
    .acts('card', { card: 'emperor.pullingTheStrings' });

shows(
  ['lg.unit-keyword.pulling-the-strings.effect', 'lg.unit-keyword.pulling-the-strings.cost'],
  'for one action another friendly trooper unit at range 1-2 may attack or move for free, or not',
  () => {
    const at = pulls({
      storm,
      vader: { unit: 'darth-vader', at: [300, 300] },
      atst: { unit: 'at-st', at: [800, 300, 0] },
      far: { unit: 'general-veers', at: [600, 640] },
    });
    at.asks('chooseForCard', { source: 'pullingTheStrings' });
    at.offersExactly({ unit: 'storm' }, { unit: 'vader' }).answers({ unit: 'storm' });
    at.asks('chooseFreeAction', { unit: 'storm' });
    at.offersExactly({ action: 'attack' }, { action: 'move', move: 'standard' }, { done: true });
    at.isDone().asks('chooseAction', { unit: 'emperor', actions: 1 });
    const alone = legionTable({ emperor, leia }).activate('emperor');
    alone.refuses({ action: 'card', card: 'emperor.pullingTheStrings' }, 'lg.actions.card.icon');
  },
);

shows(
  [
    'lg.unit-keyword.pulling-the-strings.action-triggers',
    'lg.unit-keyword.pulling-the-strings.after-triggers',
  ],
  'what follows a move action, and what follows a move, follows the granted one',
  () => {
    const upgrades = lend({ id: 'relentless' }, { id: 'tactical', value: 1 });
    const at = pulls({ storm: { ...storm, upgrades } }).answers({ unit: 'storm' });
    at.answers({ action: 'move', move: 'standard' }).answers(stays);
    at.offers('relentless').hasTokens('storm', { aim: 1 });
    at.uses('relentless').asks('formPool');
  },
);

shows(
  'lg.unit-keyword.pulling-the-strings.no-attack-limit',
  'the attack takes nothing from the own activation of the unit',
  () => {
    const at = pulls({ storm }).answers({ unit: 'storm' }).answers({ action: 'attack' });
    at.attack('storm', 'leia', { white: ['blank'] })
      .until('chooseAction', 'emperor')
      .isDone();
    at.activate('storm').until('chooseAction', 'storm');
    expect(at.answersOffered).toContainEqual({ action: 'attack' });
    at.attack('storm', 'leia', { white: ['blank'] });
    expect(at.events('attackPerformed').map(({ unit }) => unit)).toEqual(['storm', 'storm']);
  },
);
