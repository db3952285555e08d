import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

/** A trooper unit of one with a rifle, and an enemy well in its range. */
const table = (more: object = {}) => {
  const upgrades = lend({ id: 'relentless' });
  return legionTable({
    storm: { unit: 'stormtroopers', at: [600, 300], left: 1, upgrades, ...more },
    leia: { unit: 'leia-organa', at: [600, 600] },
  }).activate('storm');
};
const stays = tool(2, 0, 0, 0);

shows(
  ['lg.unit-keyword.relentless.free-attack', 'lg.unit-keyword.relentless.free-action'],
  'after a move action it may attack for no action, or not',
  () => {
    const at = table().acts('move', { move: 'standard' }).answers(stays);
    at.offersExactly({ use: 'storm.relentless', choice: null }, { pass: true });
    at.uses('relentless')
      .attack('storm', 'leia', { white: ['blank'] })
      .until('chooseAction', 'storm');
    expect(at.question.about).toEqual({ unit: 'storm', actions: 1 });
    const aimed = table().acts('aim');
    aimed.asks('chooseAction', { unit: 'storm' });
  },
);

shows(
  'lg.unit-keyword.relentless.not-after-attack-action',
  'after an attack action a move brings none',
  () => {
    const at = table()
      .attack('storm', 'leia', { white: ['blank'] })
      .until('chooseAction', 'storm');
    at.acts('move', { move: 'standard' }).answers(stays);
    expect(at.events('actionPerformed').map(({ action }) => action.kind)).toEqual(['attack', 'move']);
    expect(at.events('attackPerformed')).toHaveLength(1);
    at.doesNotOffer('relentless');
  },
);

shows(
  'lg.unit-keyword.relentless.only-attack-action',
  'after the free attack there is no other attack action, neither free nor with the second move',
  () => {
    const at = table().acts('move', { move: 'standard' }).answers(stays).uses('relentless');
    at.attack('storm', 'leia', { white: ['blank'] }).until('chooseAction', 'storm');
    at.refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
    at.acts('move', { move: 'standard' }).answers(stays);
    expect(at.events('attackPerformed')).toHaveLength(1);
    at.doesNotOffer('relentless');
  },
);

shows(
  ['lg.panic.no-free-actions', 'lg.unit-keyword.relentless.free-attack'],
  'the move of a unit that panicked brings none',
  () => {
    const blanks = ['blank', 'blank'];
    const at = legionTable(
      {
        storm: {
          unit: 'stormtroopers',
          at: [600, 300],
          left: 1,
          upgrades: lend({ id: 'relentless' }),
          tokens: { suppression: 2 },
        },
        leia: { unit: 'leia-organa', at: [600, 600] },
      },
      { whiteDefense: blanks },
    ).activate('storm');
    at.asks('move', { types: ['panic'] }).letGoBy();
    expect(at.events('actionPerformed').map(({ action }) => action.kind)).toEqual(['move']);
    at.asks('chooseAction', { unit: 'leia' });
  },
);

shows(
  ['lg.unit-keyword.relentless.free-attack', 'lg.actions.limits-own-activation'],
  'in the activation of another unit it counts nothing what that one did',
  () => {
    const at = legionTable({
      emperor: { unit: 'emperor-palpatine', at: [600, 450] },
      storm: { unit: 'stormtroopers', at: [700, 300], left: 1, upgrades: lend({ id: 'relentless' }) },
      leia: { unit: 'leia-organa', at: [600, 600] },
    });
    const blanks = ['blank', 'blank'];
    at.attack('emperor', 'leia', { red: blanks, black: blanks, white: blanks });
    at.until('chooseAction', 'emperor').acts('card', { card: 'emperor.pullingTheStrings' });
    if (at.question.kind === 'chooseForCard') at.answers({ unit: 'storm' });
    at.answers({ action: 'move', move: 'standard' }).answers(stays);
    at.offersExactly({ use: 'storm.relentless', choice: null }, { pass: true });
  },
);
