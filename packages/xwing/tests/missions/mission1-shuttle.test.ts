import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { ShipId } from '../../src/model/index.ts';
import { whyNot } from '../../src/rules/actions.ts';
import { tableOf } from '../../src/rules/table.ts';
import { whyNoAttack } from '../../src/rules/targets.ts';
import { valuesOf } from '../abilities/damage/values-of.ts';
import { fiveCards, senator, shieldedSenator, shuttleTable } from './shuttle-table.ts';

shows(
  'xw.mission1.shuttle.is-rebel-ship',
  'the shuttle is a Rebel ship: targeted, locked, run into and helped like any other',
  () => {
    shuttleTable({ shuttle: { at: [450, 400] }, tie: { pilot: 'academypilot', at: [450, 560, 180] } })
      .until('declareTarget', 'tie')
      .offersExactly({ weapon: 'primary', target: 'shuttle' }, { decline: true });
    shuttleTable(
      {
        shuttle: { at: [450, 400] },
        vader: { pilot: 'darthvader', at: [450, 560, 180], dial: { speed: 1, bearing: 'bankLeft' } },
      },
      { phase: 'activation' },
    )
      .until('performAction', 'vader')
      .acts('targetLock', { target: 'shuttle' })
      .has('vader', { lock: { target: 'shuttle' } });
    const crash = shuttleTable(
      {
        shuttle: { at: [450, 400] },
        tie: { pilot: 'academypilot', at: [450, 560, 180], dial: { speed: 3, bearing: 'straight' } },
      },
      { phase: 'activation' },
    ).until('setDial');
    expect(crash.events('shipMoved')).toHaveLength(1);
    expect(crash.ship('tie').pose?.y).toBeGreaterThan(440);
    expect(crash.state.touches).toMatchObject([{ ships: ['tie', 'shuttle'] }]);
    expect(crash.events('attackDeclared')).toEqual([]);
    // Biggs draws the fire that is meant for a friendly ship.
    shuttleTable({
      shuttle: { at: [450, 400] },
      biggs: { pilot: 'biggsdarklighter', at: [520, 400] },
      tie: { pilot: 'academypilot', at: [480, 560, 180] },
    })
      .until('declareTarget', 'tie')
      .offersExactly({ weapon: 'primary', target: 'biggs' }, { decline: true });
  },
);

shows(
  [
    'xw.mission1.shuttle.agility',
    'xw.mission1.shuttle.crits-become-hits',
    'xw.mission1.setup.damage-card-holder',
  ],
  'the shuttle rolls two dice, criticals against it become hits, and its card collects them facedown',
  () => {
    const table = shuttleTable({
      shuttle: { at: [450, 400] },
      tie: { pilot: 'academypilot', at: [450, 560, 180] },
    })
      .cards('core2-directhit')
      .attack('tie', 'shuttle', { attack: ['crit', 'crit'], defense: ['evade', 'blank'] })
      .until('setDial');
    expect(table.events('defenseDiceRolled').map(({ faces }) => faces)).toEqual([['evade', 'blank']]);
    expect(table.events('dieChanged')).toMatchObject([
      { pool: 'attack', die: 0, to: 'hit' },
      { pool: 'attack', die: 1, to: 'hit' },
    ]);
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 0 }]);
    expect(table.ship('shuttle').damage).toMatchObject([{ card: 'core2-directhit', faceup: false }]);
    // Nobody's own card: the tie stays whole, and the holder is no card of a squad.
    expect(table.ship('tie').damage).toEqual([]);
    expect(table.ship('shuttle').pilot).toBe(senator);
    const one = shuttleTable({
      shuttle: { at: [450, 400] },
      tie: { pilot: 'academypilot', at: [450, 560, 180] },
    })
      .attack('tie', 'shuttle', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
      .until('setDial');
    expect(one.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 0 }]);
    const other = shuttleTable({
      shuttle: { at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [600, 400], hasFought: true },
      tie: { pilot: 'academypilot', at: [600, 560, 180] },
    })
      .attack('tie', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
      .until('setDial');
    expect(other.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 0, crits: 1 }]);
  },
);

shows(
  ['xw.mission1.shuttle.damage-facedown', 'xw.timing.precedence.mission-beats-card'],
  'damage takes shields first, then facedown cards, even where a card deals them faceup',
  () => {
    shuttleTable(
      {
        shuttle: { pilot: shieldedSenator, at: [450, 400], shields: 1 },
        tie: { pilot: 'academypilot', at: [450, 490, 180] },
      },
      { options: { presetForces: false } },
    )
      .cards('core2-damagedengine', 'core2-structuraldamage')
      .attack('tie', 'shuttle', { attack: ['crit', 'hit', 'crit'], defense: ['blank', 'blank'] })
      .until('setDial')
      .has('shuttle', { shields: 0, damage: [{ faceup: false }, { faceup: false }] });
    // A proton bomb deals a faceup card to every ship in its reach; the mission keeps the shuttle's facedown.
    const bombed = shuttleTable(
      {
        shuttle: { at: [450, 400] },
        rookie: { pilot: 'rookiepilot', at: [520, 400] },
        bomber: { pilot: 'scimitarsquadronpilot', at: [450, 800, 180] },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:protonbombs', droppedBy: 'bomber', at: [480, 460] }],
        cards: ['core2-damagedengine', 'core2-damagedengine'],
      },
    ).until('setDial');
    expect(bombed.ship('rookie').damage).toMatchObject([{ faceup: true }]);
    expect(bombed.ship('shuttle').damage).toMatchObject([{ faceup: false }]);
  },
);

shows(
  ['xw.mission1.shuttle.move-timing', 'xw.mission1.shuttle.move-options'],
  'at the start of each Activation phase the Rebel player may fly the shuttle by one of three maneuvers',
  () => {
    const table = shuttleTable(
      { shuttle: { at: [450, 400] }, tie: { pilot: 'academypilot', at: [100, 800, 90] } },
      { phase: 'planning' },
    )
      .plans('tie', 2, 'straight')
      .readies()
      .asks('moveShuttle', { ship: 'shuttle' })
      .asksSeat('p1')
      .offersExactly(
        { speed: 2, bearing: 'straight' },
        { speed: 1, bearing: 'bankLeft' },
        { speed: 1, bearing: 'bankRight' },
        { stay: true },
      );
    expect(table.events('dialRevealed')).toEqual([]);
    table.answers({ stay: true }).has('shuttle', { pose: { x: 450, y: 400, heading: 0 } });
    expect(table.events('dialRevealed')).toHaveLength(1);
    table
      .until('setDial')
      .plans('tie', 2, 'straight')
      .readies()
      .asks('moveShuttle')
      .answers({ speed: 2, bearing: 'straight' })
      .has('shuttle', { pose: { x: 450, y: 520, heading: 0 } })
      .until('setDial')
      .plans('tie', 2, 'straight')
      .readies()
      .answers({ speed: 1, bearing: 'bankRight' })
      .has('shuttle', { pose: { heading: 45 }, tokens: { stress: 0 } });
    expect(table.events('shipMoved').filter(({ ship }) => ship === 'shuttle')).toHaveLength(2);
  },
);

shows(
  'xw.mission1.shuttle.move-is-maneuver',
  'the shuttle flies through ships, stops in contact where it would overlap, and flees past an edge',
  () => {
    const flown = (at: readonly [number, number, number]) =>
      shuttleTable(
        { shuttle: { at: [450, 400] }, tie: { pilot: 'academypilot', at } },
        { phase: 'activation' },
      )
        .asks('moveShuttle')
        .answers({ speed: 2, bearing: 'straight' });
    expect(flown([450, 461, 90]).ship('shuttle').pose).toMatchObject({ x: 450, y: 520 });
    const stopped = flown([450, 530, 90]);
    const { y } = stopped.ship('shuttle').pose!;
    expect(y).toBeGreaterThan(480);
    expect(y).toBeLessThan(490);
    expect(stopped.state.touches).toMatchObject([{ ships: ['shuttle', 'tie'] }]);
    const fled = shuttleTable(
      { shuttle: { at: [450, 850] }, tie: { pilot: 'academypilot', at: [100, 100, 90] } },
      { phase: 'activation' },
    ).answers({ speed: 2, bearing: 'straight' });
    expect(fled.events('shipLost')).toMatchObject([{ ship: 'shuttle', how: 'escaped' }]);
  },
);

shows(
  ['xw.mission1.shuttle.no-action-attack', 'xw.mission1.shuttle.no-ps'],
  'the shuttle has no dial, is never activated, never acts and never attacks',
  () => {
    const table = shuttleTable(
      {
        shuttle: { at: [450, 400] },
        lando: { pilot: 'landocalrissian', at: [540, 200], dial: { speed: 1, bearing: 'straight' } },
        tie: { pilot: 'academypilot', at: [450, 520, 180] },
      },
      { phase: 'activation' },
    )
      .asks('moveShuttle')
      .answers({ stay: true });
    // Lando's free action goes to the only friendly ship near, which cannot use it: his own action comes next.
    expect(table.events('actionPerformed')).toEqual([]);
    table.asks('performAction', { ship: 'lando' }).skips();
    expect(table.state.phase).toBe('combat');
    table.asks('declareTarget', { ship: 'lando' }).answers({ decline: true });
    table.asks('declareTarget', { ship: 'tie' }).answers({ decline: true });
    expect(table.state.phase).toBe('planning');
    expect(table.open.map(({ about }) => (about as { ship: string }).ship).sort()).toEqual(['lando', 'tie']);
    expect(table.events('hadOpportunity').map(({ ship }) => ship)).toEqual(['lando', 'tie']);
    expect(table.events('activated').map(({ ship }) => ship)).toEqual(['lando']);
    // Not even where a card names the action, or grants an attack.
    const shuttle = table.ship('shuttle');
    expect(whyNot(table.state, shuttle, 'focus')).toBe('xw.timing.precedence.card-beats-rule');
    expect(whyNoAttack(table.state, shuttle)).toBe('xw.timing.precedence.cannot-is-absolute');
    expect(valuesOf(table, 'shuttle').primaryWeapon).toBe(0);
  },
);

shows('xw.mission1.shuttle.no-ps', 'no simultaneous attack keeps a destroyed shuttle in play', () => {
  const table = shuttleTable({
    shuttle: { at: [450, 400], facedown: fiveCards },
    tie: { pilot: 'academypilot', at: [450, 560, 180], faceup: ['core2-damagedcockpit'] },
  });
  const skills = (['shuttle', 'tie'] as ShipId[]).map((id) => tableOf(table.state).pilotSkill(id));
  expect(skills).toEqual([0, 0]);
  table.attack('tie', 'shuttle', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
  expect(table.events('shipDoomed')).toEqual([]);
  expect(table.events('shipLost')).toMatchObject([{ ship: 'shuttle', how: 'destroyed' }]);
  expect(table.referee.outcome).toMatchObject({ winner: 1 });
});

shows(
  'xw.mission1.shuttle.crits-become-hits',
  'without a critical there is nothing to change before results are compared',
  () => {
    const game = xwingWith({
      name: 'waits',
      seat: 'p1',
      window: 'compareResults',
      effects: () => [],
    });
    const attacked = (...faces: readonly string[]) =>
      xwingTable(
        {
          shuttle: { pilot: senator, at: [450, 400] },
          tie: { pilot: 'academypilot', at: [450, 560, 180] },
        },
        { options: { mission: 'mission1', presetForces: true } },
        game,
      ).attack('tie', 'shuttle', { attack: faces, defense: ['blank', 'blank'] });
    attacked('crit', 'hit').offers('senator', 'waits');
    attacked('hit', 'hit').offers('waits');
  },
);

shows(
  'xw.mission1.shuttle.damage-facedown',
  'a card that would be dealt to the shuttle faceup is dealt facedown',
  () => {
    const table = shuttleTable(
      {
        shuttle: { at: [450, 400] },
        tie: { pilot: 'academypilot', at: [100, 800, 180], activated: true },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:protonbombs', droppedBy: 'tie', at: [450, 340, 0] }],
        cards: ['core2-directhit'],
      },
    ).answers({ stay: true });
    expect(table.events('bombDetonated')).toHaveLength(1);
    table.has('shuttle', { damage: [{ card: 'core2-directhit', faceup: false }] });
  },
);
