import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
const veers = { unit: 'general-veers', at: [600, 400] } as const;
const other = { unit: 'imperial-officer', at: [600, 520] } as const;

const table = () => legionTable({ luke, veers, other }).activate('luke').until('chooseAction', 'luke');
/** Into contact with Veers, 73 away. */
const contact = tool(2, 0, 0, 73 / 152);
/** Six dice of the lightsaber, and none of Veers that he would need. */
const misses = { black: Array.from({ length: 6 }, () => 'blank') };

shows(
  ['lg.unit-keyword.charge.effect', 'lg.unit-keyword.charge.free-action'],
  'after a move that begins a melee it may attack the unit that it touched, for no action',
  () => {
    const at = table().acts('move', { move: 'standard' }).answers(contact);
    at.offers('charge').uses('charge').asks('formPool');
    at.attack('luke', 'veers', { type: 'melee', ...misses });
    at.until('chooseAction', 'luke');
    expect(at.question.about).toEqual({ unit: 'luke', actions: 1 });
    expect(at.events('actionPerformed').map(({ action: { kind, isFree } }) => [kind, isFree])).toEqual([
      ['move', false],
      ['attack', true],
    ]);
  },
);

shows(
  'lg.unit-keyword.charge.effect',
  'a move that touches nobody brings no attack, nor does one to a unit already in melee',
  () => {
    const short = table()
      .acts('move', { move: 'standard' })
      .answers(tool(2, 0, 0, 0.25));
    short.asks('chooseAction', { unit: 'luke' });
    const plain = legionTable({
      storm: { unit: 'stormtroopers', at: [600, 300], left: 1 },
      leia: { unit: 'leia-organa', at: [600, 400] },
    }).activate('storm');
    plain.acts('move', { move: 'standard' }).answers(contact).asks('chooseAction', { unit: 'storm' });
  },
);

shows(
  'lg.unit-keyword.charge.not-after-attack-action',
  'a unit that has performed an attack action does not charge',
  () => {
    const at = table().attack('luke', 'veers', { type: 'ranged', red: ['blank', 'blank'] });
    at.until('chooseAction', 'luke').acts('move', { move: 'standard' }).answers(contact);
    at.doesNotOffer('charge');
    expect(at.events('moveMade')).toHaveLength(1);
    expect(at.events('attackPerformed')).toHaveLength(1);
  },
);

shows(
  ['lg.unit-keyword.charge.not-after-attack-action', 'lg.actions.card.treated-as-type'],
  'a card action that is treated as an attack keeps it from charging as well',
  () => {
    const at = legionTable({ luke: { ...luke, upgrades: ['saber-throw'] }, veers, other }).activate('luke');
    at.until('chooseAction', 'luke').acts('card', { card: 'luke.c1' });
    at.dice({ black: ['blank', 'blank', 'blank'] }).forms('veers');
    at.until('chooseAction', 'luke').acts('move', { move: 'standard' }).answers(contact);
    expect(at.events('attackPerformed')).toHaveLength(1);
    at.asks('chooseUnit');
  },
);

shows(
  'lg.unit-keyword.charge.effect',
  'a move out of no melee that begins none brings no attack, also in contact with a vehicle',
  () => {
    const walker = { unit: 'at-st', at: [600, 300 + 13.5 + 50] } as const;
    const at = legionTable({ luke, walker, veers: { ...veers, at: [1500, 800] } }).activate('luke');
    at.acts('move', { move: 'standard' }).answers(tool(2, 0, 0, 0));
    expect(at.events('moveMade')).toHaveLength(1);
    at.asks('chooseAction', { unit: 'luke', actions: 1 });
  },
);

shows(
  'lg.unit-keyword.charge.blocks-later-attack-action',
  'who has charged performs no other attack action in the activation',
  () => {
    const at = table().acts('move', { move: 'standard' }).answers(contact).uses('charge');
    at.attack('luke', 'veers', { type: 'melee', ...misses }).until('chooseAction', 'luke');
    at.refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
    at.offersExactly({ action: 'aim' }, { action: 'dodge' }, { action: 'recover' }, { done: true });
  },
);
