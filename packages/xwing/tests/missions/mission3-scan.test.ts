import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { satelliteTable } from './satellite-table.ts';

const far = { at: [700, 150] as const };

shows(
  ['xw.mission3.scan.instead-of-attack', 'xw.mission3.scan.collect'],
  'in its opportunity an Imperial ship on a satellite may scan it in place of an attack, and takes it along',
  () => {
    const table = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 100] },
        tie: { pilot: 'academypilot', at: [450, 280, 180] },
        idle: { pilot: 'academypilot', at: [100, 800, 180] },
      },
      [{ at: [450, 250] }, far],
    )
      .until('declareTarget', 'tie')
      .asksSeat('p2')
      .offersExactly(
        { weapon: 'primary', target: 'rookie' },
        { deed: 'scan', of: 'satellite1' },
        { decline: true },
      )
      .refuses({ deed: 'scan', of: 'satellite2' }, 'xw.mission3.scan.instead-of-attack')
      .answers({ deed: 'scan', of: 'satellite1' });
    expect(table.state.mission?.satellites).toMatchObject([
      { at: null, scannedBy: 'tie', returned: false },
      { at: { x: 700, y: 150 }, scannedBy: null },
    ]);
    expect(table.events('attackDeclared')).toEqual([]);
    expect(table.events('hadOpportunity').filter(({ ship }) => ship === 'tie')).toHaveLength(1);
  },
);

shows(
  'xw.mission3.scan.instead-of-attack',
  'a scan needs no target, is no business of Rebel ships, and is barred with the attack',
  () => {
    satelliteTable(
      { rookie: { pilot: 'rookiepilot', at: [100, 100] }, tie: { pilot: 'academypilot', at: [450, 280] } },
      [{ at: [450, 250] }],
    )
      .until('declareTarget', 'tie')
      .offersExactly({ deed: 'scan', of: 'satellite1' }, { decline: true });
    const alone = satelliteTable(
      { rookie: { pilot: 'rookiepilot', at: [450, 250] }, tie: { pilot: 'academypilot', at: [100, 800] } },
      [{ at: [450, 250] }],
    );
    expect(alone.state.phase).toBe('planning');
    // Upon an asteroid a ship cannot attack, so it has no attack to give up.
    const barred = satelliteTable(
      { rookie: { pilot: 'rookiepilot', at: [100, 100] }, tie: { pilot: 'academypilot', at: [450, 280] } },
      [{ at: [450, 250] }],
      { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 300] }] },
    );
    expect(barred.state.phase).toBe('planning');
    // The attack that a Gunner adds is not the ship's own: only that may be given up.
    const blanks = (count: number) => Array.from({ length: count }, () => 'blank');
    const gunner = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 100], hasFought: true },
        spray: { pilot: 'imperial:firespray31:bountyhunter', at: [450, 300, 180], upgrades: ['gunner'] },
      },
      [{ at: [450, 290] }],
    ).until('declareTarget', 'spray');
    gunner.offersExactly(
      { weapon: 'primary', target: 'rookie' },
      { deed: 'scan', of: 'satellite1' },
      { decline: true },
    );
    gunner.attack('spray', 'rookie', { attack: blanks(3), defense: blanks(2) });
    gunner.asks('declareTarget', { source: 'spray.u1' });
    gunner.offersExactly({ weapon: 'primary', target: 'rookie' }, { decline: true });
  },
);

shows(
  'xw.mission3.scan.several',
  'one satellite is scanned in each opportunity, and a ship keeps all it has scanned',
  () => {
    const table = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [100, 100, 90] },
        tie: { pilot: 'academypilot', at: [450, 250] },
      },
      [{ at: [435, 250] }, { at: [465, 250] }, far],
    )
      .until('declareTarget', 'tie')
      .offersExactly(
        { deed: 'scan', of: 'satellite1' },
        { deed: 'scan', of: 'satellite2' },
        { decline: true },
      )
      .answers({ deed: 'scan', of: 'satellite2' });
    expect(table.state.phase).toBe('planning');
    expect(table.events('satelliteScanned')).toMatchObject([{ satellite: 'satellite2', ship: 'tie' }]);
    // Round after round: here from where the ship stands in the next one.
    const later = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [100, 100, 90] },
        tie: { pilot: 'academypilot', at: [450, 250] },
      },
      [{ at: [435, 250] }, { at: null, scannedBy: 'tie' }, far],
    )
      .until('declareTarget', 'tie')
      .answers({ deed: 'scan', of: 'satellite1' });
    expect(later.state.mission?.satellites.map(({ scannedBy }) => scannedBy)).toEqual(['tie', 'tie', null]);
  },
);

shows(
  'xw.mission3.scan.via-touching',
  'an Imperial ship touching a Rebel ship upon a satellite may scan it through that ship',
  () => {
    const beside = (touches: readonly (readonly [string, string])[], variant: 'standard' | 'core2012') =>
      satelliteTable(
        {
          rookie: { pilot: 'rookiepilot', at: [450, 250, 90] },
          tie: { pilot: 'academypilot', at: [450, 290.01, 90] },
        },
        [{ at: [450, 240] }, far],
        { touches, options: { variant, guides: 0 } },
      );
    beside([['tie', 'rookie']], 'standard')
      .until('declareTarget', 'tie')
      .offersExactly({ deed: 'scan', of: 'satellite1' }, { decline: true })
      .answers({ deed: 'scan', of: 'satellite1' })
      .until('setDial');
    // Mere contact is touching in the older book only.
    expect(beside([], 'standard').state.phase).toBe('planning');
    beside([], 'core2012')
      .until('declareTarget', 'tie')
      .offersExactly({ deed: 'scan', of: 'satellite1' }, { decline: true });
    // Touching an Imperial ship upon the satellite does not help.
    const friend = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [100, 100, 90] },
        over: { pilot: 'academypilot', at: [450, 250, 90], hasFought: true },
        tie: { pilot: 'academypilot', at: [450, 290.01, 90] },
      },
      [{ at: [450, 240] }],
      { touches: [['tie', 'over']], options: { guides: 0 } },
    );
    expect(friend.state.phase).toBe('planning');
  },
);

shows(
  ['xw.mission3.satellite-no-obstacle', 'xw.obstacle.types'],
  'satellites cost no action and no damage, and obstruct nothing',
  () => {
    const table = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 130], dial: { speed: 2, bearing: 'straight' } },
        tie: { pilot: 'academypilot', at: [450, 480, 180] },
      },
      [{ at: [450, 250] }, { at: [450, 380] }],
      { phase: 'activation' },
    )
      .asks('performAction', { ship: 'rookie' })
      .skips();
    expect(table.events('rolledFor')).toEqual([]);
    expect(table.ship('rookie').pose).toMatchObject({ x: 450, y: 250 });
    // Range 2 across the other satellite: three defense dice and none for an obstruction.
    table
      .until('declareTarget', 'rookie')
      .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
      .attack('rookie', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
    expect(table.events('attackDeclared')).toMatchObject([{ obstructed: false, range: 2 }]);
    table.ends();
    // An asteroid in the place of the first satellite is met.
    const rocks = satelliteTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 130], dial: { speed: 2, bearing: 'straight' } },
        tie: { pilot: 'academypilot', at: [450, 480, 180] },
      },
      [{ at: [450, 380] }],
      {
        phase: 'activation',
        obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 250, 0] }],
        attackDice: ['blank'],
      },
    );
    expect(rocks.events('obstacleHit')).toMatchObject([{ ship: 'rookie' }]);
  },
);

shows(
  ['xw.mission3.scan.lost-on-destruction', 'xw.mission3.win.rebel-satellites'],
  'a destroyed scanner gives its satellites back, and when all are back the Rebel player wins at once',
  () => {
    const shot = (satellites: Parameters<typeof satelliteTable>[1]) =>
      satelliteTable(
        {
          rookie: { pilot: 'rookiepilot', at: [450, 250] },
          tie: {
            pilot: 'academypilot',
            at: [450, 400, 180],
            facedown: ['core2-damagedengine', 'core2-damagedengine'],
          },
          idle: { pilot: 'academypilot', at: [100, 800, 180] },
        },
        satellites,
      ).attack('rookie', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
    const some = shot([
      { at: null, scannedBy: 'tie' },
      { at: null, scannedBy: 'idle' },
      { at: null, scannedBy: 'tie' },
    ]);
    expect(some.events('satelliteReturned').map(({ satellite }) => satellite)).toEqual([
      'satellite1',
      'satellite3',
    ]);
    expect(some.state.mission?.satellites.map(({ returned }) => returned)).toEqual([true, false, true]);
    expect(some.referee.outcome).toBeNull();
    const all = shot([
      { at: null, scannedBy: 'tie' },
      { at: null, scannedBy: 'tie' },
    ]);
    expect(all.referee.outcome).toEqual({ winner: 0, rule: 'xw.mission3.win.rebel-satellites' });
    expect(all.state.phase).toBe('combat');
  },
);
