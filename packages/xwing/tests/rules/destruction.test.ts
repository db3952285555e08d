import { shows } from '@sortie/testkit';
import type { ShipSpec } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { wholeDeck } from '@sortie/xwing/catalogue';
import { expect } from 'vitest';
import { damageOn } from '../abilities/damage/values-of.ts';

const facedown = wholeDeck('core2').slice(0, 2);
const red: ShipSpec = { pilot: 'redsquadronpilot', at: [450, 300], shields: 0, facedown };
const black: ShipSpec = { pilot: 'blacksquadronpilot', faction: 'imperial', at: [450, 500, 180] };
const academy: ShipSpec = { pilot: 'academypilot', faction: 'imperial', at: [600, 500, 180] };
const hit = { attack: ['hit', 'blank'], defense: ['blank', 'blank'] };
const miss = { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] };

/** The Black Squadron Pilot, who has initiative, fires first and brings the Red Squadron Pilot to its hull value. */
function spent(more: Record<string, ShipSpec> = {}, struck: Partial<ShipSpec> = {}, dice: typeof hit = hit) {
  const table = xwingTable({ red: { ...red, ...struck }, black, ...more }, { initiative: 1 });
  return table.attack('black', 'red', dice);
}

shows(
  ['xw.destroy.condition', 'xw.destroy.immediate', 'xw.destroy.simultaneous.other-ps'],
  'a ship of another pilot skill is destroyed at once and loses its attack',
  () => {
    const table = xwingTable({
      rookie: { ...red, pilot: 'rookiepilot' },
      wing: { ...red, facedown: [], at: [300, 300] },
      black,
    });
    table.until('declareTarget', 'wing').answers({ decline: true });
    table.attack('black', 'rookie', hit);
    table.has('rookie', { gone: 'destroyed' });
    expect(table.events('becameActive').filter(({ ship }) => ship === 'rookie')).toEqual([]);
    table.until('setDial').ends();
  },
);

shows(
  'xw.destroy.clean-up',
  'a destroyed ship leaves its cards in the discard pile and all tokens in the supply',
  () => {
    const table = xwingTable({
      rookie: { ...red, pilot: 'rookiepilot', tokens: { stress: 2, ion: 1 }, lock: 'black' },
      wing: { ...red, facedown: [], at: [300, 300], hasFought: true },
      black: { ...black, lock: 'rookie' },
    });
    table.until('declareTarget', 'black').dice(hit).answers({ weapon: 'primary', target: 'rookie' }).passes();
    table.has('rookie', {
      gone: 'destroyed',
      damage: [],
      lock: null,
      tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 },
    });
    table.has('black', { lock: null });
    expect(table.state.decks[0]!.discard).toHaveLength(3);
    expect(table.state.decks[0]!.draw).toHaveLength(30);
    table.ends();
  },
);

shows('xw.destroy.clean-up', 'a ship that an ion weapon destroys is given no token any more', () => {
  const table = xwingTable({
    blue: { pilot: 'bluesquadronpilot', faction: 'rebel', at: [450, 300], upgrades: ['ioncannon'] },
    academy: {
      pilot: 'academypilot',
      at: [450, 490, 180],
      facedown: ['core2-damagedengine', 'core2-consolefire'],
      hasFought: true,
    },
    wing: { pilot: 'academypilot', at: [800, 800, 180], hasFought: true },
  }).attack('blue', 'academy', {
    weapon: 'ioncannon',
    attack: ['hit', 'hit', 'hit'],
    defense: ['blank', 'blank', 'blank'],
  });
  table.has('academy', { gone: 'destroyed', tokens: { ion: 0 } }).ends();
  expect(table.events('tokensAssigned')).toEqual([]);
});

shows(
  [
    'xw.destroy.simultaneous.scope',
    'xw.destroy.simultaneous.keeps-cards',
    'xw.destroy.simultaneous.removal',
    'xw.destroy.simultaneous.example',
  ],
  'a ship of the same pilot skill stays for its own attack and is removed right after it',
  () => {
    const wing = { ...red, facedown: [], at: [600, 300], hasFought: true } as const;
    const table = spent({ wing, academy });
    table.has('red', { gone: null, doomed: true });
    expect(damageOn(table, 'red')).toEqual(['facedown', 'facedown', 'facedown']);
    table.asks('declareTarget', { ship: 'red' });
    table.attack('red', 'black', miss);
    table.has('red', { gone: 'destroyed' }).asks('declareTarget', { ship: 'academy' });
    const course = table.referee.log.flatMap((event) => {
      if (event.kind === 'shipLost') return ['red is lost'];
      return event.kind === 'becameActive' && event.ship ? [event.ship] : [];
    });
    expect(course).toEqual(['black', 'red', 'red is lost', 'academy']);
    table.ends();
  },
);

shows(
  ['xw.damage.excess-active-while-delayed', 'xw.destroy.simultaneous.keeps-cards'],
  'all faceup cards of a delayed ship work on its attack, surplus ones too',
  () => {
    const table = xwingTable(
      { red, black },
      { initiative: 1, cards: ['core2-damagedengine', 'core2-weaponsfailure'] },
    );
    table.attack('black', 'red', { attack: ['hit', 'crit'], defense: ['blank', 'blank'] });
    table.has('red', { gone: null });
    table.attack('red', 'black', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
    table.has('red', { gone: 'destroyed' }).ends();
  },
);

shows('xw.destroy.simultaneous.abilities-active', 'a delayed ship keeps its abilities', () => {
  const wedge = { pilot: 'wedgeantilles', faction: 'rebel' } as const;
  const mauler = { ...black, pilot: 'maulermithel', upgrades: ['veteraninstincts'] };
  const table = xwingTable({ wedge: { ...red, ...wedge }, mauler }, { initiative: 1 });
  table.attack('mauler', 'wedge', hit).has('wedge', { doomed: true });
  table.attack('wedge', 'mauler', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] });
  table.has('wedge', { gone: 'destroyed' }).ends();
});

shows(
  'xw.destroy.simultaneous.no-target-still-removed',
  'a delayed ship without a target is removed after its opportunity all the same',
  () => {
    const table = spent({}, { at: [450, 300, 180] });
    table.has('red', { gone: 'destroyed' });
    expect(table.events('shipDoomed')).toHaveLength(1);
    expect(table.events('attackDeclared')).toHaveLength(1);
    expect(table.events('hadOpportunity').map(({ ship }) => ship)).toEqual(['black', 'red']);
    table.ends();
  },
);

shows(
  'xw.destroy.simultaneous.after-attack-abilities',
  'between its attack and its removal a delayed ship may still use what follows an attack',
  () => {
    const gunship = {
      pilot: 'outerrimsmuggler',
      upgrades: ['gunner'],
      facedown: wholeDeck('core2').slice(0, 5),
    };
    const table = xwingTable(
      {
        smuggler: { ...red, ...gunship, at: [450, 300] },
        academy: { ...academy, at: [450, 500, 180] },
      },
      { initiative: 1 },
    );
    table.attack('academy', 'smuggler', { attack: ['hit', 'blank'], defense: ['blank'] });
    table.has('smuggler', { doomed: true });
    const twoDice = { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] };
    table.attack('smuggler', 'academy', twoDice).has('smuggler', { gone: null });
    table.asks('declareTarget', { ship: 'smuggler', source: 'smuggler.u1' });
    table.attack('smuggler', 'academy', twoDice);
    table.has('smuggler', { gone: 'destroyed' }).ends();
  },
);

shows(
  'xw.destroy.simultaneous.already-attacked',
  'a ship that has had its opportunity is destroyed at once, even at equal pilot skill',
  () => {
    const table = xwingTable({ red, black }, { initiative: 0 });
    table.attack('red', 'black', miss);
    table.attack('black', 'red', hit);
    expect(table.events('shipDoomed')).toEqual([]);
    table.has('red', { gone: 'destroyed' }).ends();
  },
);

shows('xw.destroy.simultaneous.scope', 'outside the Combat phase nobody is spared', () => {
  const bombs = [{ bomb: 'bomb:seismiccharges', droppedBy: 'black', at: [450, 220] as const }];
  const table = xwingTable({ red: { ...red, activated: true }, black }, { phase: 'activation', bombs });
  expect(table.events('shipDoomed')).toEqual([]);
  table.has('red', { gone: 'destroyed' }).ends();
});

shows(
  ['xw.destroy.clean-up', 'xw.timing.active-ship'],
  'a ship that leaves play is active no more, and one that destroys another stays active',
  () => {
    const gone = xwingTable(
      {
        rookie: {
          pilot: 'rookiepilot',
          at: [450, 850, 0],
          dial: { speed: 4, bearing: 'straight' },
        },
        academy: { pilot: 'academypilot', at: [450, 100, 180] },
      },
      { phase: 'activation', options: { variant: 'core2012' } },
    );
    expect(gone.referee.outcome).toMatchObject({ winner: 1 });
    expect(gone.state.activeShip).toBeNull();
    const turr = xwingTable({
      turr: { pilot: 'turrphennir', at: [450, 300] },
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 480, 180],
        shields: 0,
        facedown: ['core2-directhit', 'core2-directhit'],
      },
      red: { pilot: 'redsquadronpilot', at: [800, 800] },
    })
      .attack('turr', 'rookie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
      .asks('performAction', { ship: 'turr' })
      .has('rookie', { gone: 'destroyed' });
    expect(turr.state.activeShip).toBe('turr');
  },
);

shows(
  ['xw.destroy.simultaneous.scope', 'xw.destroy.immediate'],
  'the active ship of the Activation phase has the pilot skill of nobody who is still to attack',
  () => {
    const rocks = {
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 370, 0] }],
      attackDice: ['hit'],
    } as const;
    const dial = { speed: 2, bearing: 'straight' };
    const table = xwingTable({ red: { ...red, dial }, black }, { phase: 'activation', ...rocks });
    expect(table.events('shipDoomed')).toEqual([]);
    table.has('red', { gone: 'destroyed' }).ends();
  },
);

shows(
  ['xw.destroy.simultaneous.scope', 'xw.destroy.simultaneous.removal'],
  'a delayed ship that is struck again is still removed once, after its own attack',
  () => {
    const second = { ...black, at: [600, 500, 180] } as const;
    const table = xwingTable({ red, black, second }, { initiative: 1 });
    table.attack('black', 'red', hit).attack('second', 'red', hit).has('red', { doomed: true });
    expect(table.events('shipDoomed')).toHaveLength(1);
    table.attack('red', 'black', miss).has('red', { gone: 'destroyed' }).ends();
  },
);
