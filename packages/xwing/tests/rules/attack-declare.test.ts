import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const rookie = { pilot: 'rookiepilot', at: [450, 300] } as const;
const friend = { pilot: 'rookiepilot', at: [450, 380], hasFought: true } as const;
const near = { pilot: 'academypilot', at: [530, 450, 180], hasFought: true } as const;
const far = { pilot: 'academypilot', at: [400, 700, 180], hasFought: true } as const;
const beside = { pilot: 'academypilot', at: [600, 300, 180], hasFought: true } as const;

shows(
  ['xw.attack.declare.premeasure', 'xw.attack.declare.retry'],
  'arc and range may be checked against every enemy before a target is declared, and a void declaration made anew',
  () => {
    const table = xwingTable({ rookie, near, far, beside }).until('declareTarget', 'rookie');
    const before = table.referee.hash();
    const { id, seat } = table.question;
    const whyNot = (target: string) =>
      table.referee.whyNot(seat, {
        decision: id,
        version: table.referee.version,
        answer: { weapon: 'primary', target },
      });
    expect(whyNot('near')).toBeUndefined();
    expect(whyNot('far')).toMatchObject({ rule: 'xw.attack.declare.out-of-range' });
    expect(whyNot('beside')).toMatchObject({ rule: 'xw.attack.declare.primary-requirements' });
    expect(table.question.about).toMatchObject({
      shots: [
        {
          weapon: 'primary',
          target: 'near',
          range: 2,
          obstructed: false,
          inArc: true,
          // From the nearest corner to the nearest corner.
          line: [
            { x: 470, y: 320 },
            { x: 510, y: 430 },
          ],
        },
      ],
    });
    expect(table.referee.hash()).toBe(before);
    table
      .refuses({ weapon: 'primary', target: 'far' }, 'xw.attack.declare.out-of-range')
      .refuses({ weapon: 'primary', target: 'beside' }, 'xw.attack.declare.primary-requirements')
      .offersExactly({ weapon: 'primary', target: 'near' }, { decline: true })
      .dice({ attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .answers({ weapon: 'primary', target: 'near' })
      .ends();
    expect(table.events('attackDeclared')).toMatchObject([{ defender: 'near' }]);
  },
);

shows(
  'xw.attack.declare.retry',
  'a declaration whose cost cannot be paid is void, and another weapon may be picked',
  () => {
    const table = xwingTable({
      rookie: { ...rookie, upgrades: ['protontorpedoes'], lock: 'far' },
      near,
      far,
    })
      .until('declareTarget', 'rookie')
      .refuses({ weapon: 'rookie.u1', target: 'near' }, 'xw.secondary.header.target-lock')
      .has('rookie', { lock: { target: 'far' } });
    expect(table.ship('rookie').upgrades).toMatchObject([{ faceup: true }]);
    table
      .attack('rookie', 'near', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .ends();
  },
);

shows(
  ['xw.attack.declare.order', 'xw.attack.declare.attacker', 'xw.attack.declare.becomes-defender'],
  'weapon, then target, then costs: only then the target becomes the defender',
  () => {
    const table = xwingTable({
      rookie: { ...rookie, upgrades: ['protontorpedoes'], lock: 'near' },
      near,
    })
      .until('declareTarget', 'rookie')
      .offersExactly(
        { weapon: 'primary', target: 'near' },
        { weapon: 'rookie.u1', target: 'near' },
        { decline: true },
      );
    table.attack('rookie', 'near', {
      weapon: 'protontorpedoes',
      attack: ['focus', 'blank', 'blank', 'blank'],
    });
    const kinds = table.referee.log.map(({ kind }) => kind);
    expect(kinds.indexOf('lockRemoved')).toBeGreaterThan(0);
    expect(kinds.indexOf('upgradeDiscarded')).toBeGreaterThan(kinds.indexOf('lockRemoved'));
    expect(kinds.indexOf('attackDeclared')).toBeGreaterThan(kinds.indexOf('upgradeDiscarded'));
    expect(kinds.indexOf('attackDiceRolled')).toBeGreaterThan(kinds.indexOf('attackDeclared'));
    expect(table.events('attackDeclared')).toEqual([
      {
        kind: 'attackDeclared',
        attacker: 'rookie',
        defender: 'near',
        weapon: 'rookie.u1',
        range: 2,
        obstructed: false,
      },
    ]);
    expect(table.attackNow).toMatchObject({ attacker: 'rookie', defender: 'near', weapon: 'rookie.u1' });
  },
);

shows(
  'xw.attack.declare.primary-requirements',
  'a primary weapon that is no turret needs a target in its primary or auxiliary arc, at range 1, 2 or 3',
  () => {
    const at = (pilot: string, target: readonly [number, number]) =>
      xwingTable({
        ship: { pilot, side: 0, at: [450, 450] },
        // Always a target, so that somebody is asked.
        near: { pilot: 'academypilot', side: 1, at: [450, 600, 180], hasFought: true },
        tie: { pilot: 'academypilot', side: 1, at: [...target], hasFought: true },
      }).until('declareTarget', 'ship');
    const shot = { weapon: 'primary', target: 'tie' };
    const both = [{ weapon: 'primary', target: 'near' }, shot, { decline: true }];
    const requirements = 'xw.attack.declare.primary-requirements';
    for (const y of [540, 640, 780]) at('rookiepilot', [510, y]).offersExactly(...both);
    at('rookiepilot', [510, 840]).refuses(shot, 'xw.attack.declare.out-of-range');
    at('rookiepilot', [650, 450]).refuses(shot, requirements);
    at('rookiepilot', [450, 300]).refuses(shot, requirements);
    const hunter = 'imperial:firespray31:bountyhunter';
    at(hunter, [450, 300]).offersExactly(...both);
    at(hunter, [650, 450]).refuses(shot, requirements);
    at('rebel:yt1300:outerrimsmuggler', [650, 450]).offersExactly(...both);
  },
);

shows('xw.attack.declare.enemy-only', 'a friendly ship is no legal target', () => {
  xwingTable({ rookie, friend, near })
    .until('declareTarget', 'rookie')
    .refuses({ weapon: 'primary', target: 'friend' }, 'xw.attack.declare.enemy-only')
    .refuses({ weapon: 'primary', target: 'rookie' }, 'xw.attack.declare.enemy-only')
    .offersExactly({ weapon: 'primary', target: 'near' }, { decline: true });
});

shows('xw.attack.declare.out-of-range', 'a ship beyond range 3 cannot be attacked', () => {
  const at = (y: number) =>
    xwingTable({ rookie, near, other: { pilot: 'academypilot', at: [450, y, 180], hasFought: true } }).until(
      'declareTarget',
      'rookie',
    );
  at(640).offersExactly(
    { weapon: 'primary', target: 'near' },
    { weapon: 'primary', target: 'other' },
    { decline: true },
  );
  at(641)
    .offersExactly({ weapon: 'primary', target: 'near' }, { decline: true })
    .refuses({ weapon: 'primary', target: 'other' }, 'xw.attack.declare.out-of-range');
});

shows(
  'xw.attack.roll.not-voluntary-zero',
  'neither attacker nor defender may choose to roll no dice when dice are due',
  () => {
    const table = xwingTable({ rookie, near })
      .until('declareTarget', 'rookie')
      .refuses({ weapon: 'primary', target: 'near', dice: 0 }, 'xw.attack.roll.not-voluntary-zero')
      .attack('rookie', 'near', { attack: ['hit', 'hit', 'hit'], defense: ['evade', 'evade', 'evade'] })
      .ends();
    expect(table.events('attackDiceRolled')).toMatchObject([{ faces: ['hit', 'hit', 'hit'] }]);
    expect(table.events('defenseDiceRolled')).toMatchObject([{ faces: ['evade', 'evade', 'evade'] }]);
  },
);
