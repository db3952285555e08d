import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const vader = { unit: 'darth-vader', at: [300, 300], upgrades: ['force-push'] } as const;
const rebels = { unit: 'rebel-troopers', at: [300, 327], left: 1 } as const;
const far = { unit: 'fleet-troopers', at: [300, 600], left: 1 } as const;
const walker = { unit: 'at-rt', at: [150, 150] } as const;
const gun = { unit: '1-4-fd-laser-cannon-team', at: [450, 300] } as const;

const ACT = { action: 'card', card: 'vader.c1' };

shows(
  ['lg.actions.free-card.icon', 'lg.move.speed-x.standard-move'],
  'an enemy trooper unit at range 1 makes a speed-1 move, although it is engaged, as the other player likes',
  () => {
    const at = legionTable({ vader, rebels, far, walker }).activate('vader').answers(ACT);
    at.asks('chooseForCard', { source: 'force-push' }).offersExactly({ unit: 'rebels' });
    at.answers({ unit: 'rebels' }).asksSeat('p1');
    at.asks('move', { unit: 'rebels', types: ['standard'], source: 'force-push' });
    expect(at.state.engine.stack.find(({ flow }) => flow === 'move')!.at).toMatchObject({
      by: 'p1',
      speed: 1,
      isAction: false,
      ignoresDifficult: false,
      mayStartMelee: true,
      isOptional: false,
    });
    at.answers(at.completes({ type: 'standard', to: { x: 300, y: 400, level: 0 } }) as never);
    at.asks('chooseAction', { unit: 'vader', actions: 2 });
    at.refuses(ACT, 'lg.cards.exhaust.unusable');
    expect(at.events('actionPerformed').map(({ action }) => action.isFree)).toEqual([true]);
  },
);

shows(
  ['lg.actions.free-card.icon', 'lg.unit-keyword.stationary.not-moved-by-effects'],
  'vehicles, units further away and those that never move are not pushed',
  () => {
    legionTable({ vader, gun, far, walker }).activate('vader').refuses(ACT, 'lg.actions.card.icon');
  },
);

shows(
  ['lg.move.speed-x.standard-move', 'lg.actions.free-card.icon'],
  'the push is a whole speed-1 move: it may begin a melee, may not be declined, and is answered as a move',
  () => {
    const snow = { unit: 'snowtroopers', at: [300, 402], left: 1 } as const;
    const storm = { unit: 'stormtroopers', at: [500, 300], left: 1, tokens: { standby: 1 }, activated: true };
    const pushed = (units: object) =>
      legionTable({ vader, rebels, walker, ...units } as never)
        .activate('vader')
        .answers(ACT)
        .answers({ unit: 'rebels' });
    const at = pushed({ snow }).asks('move', { unit: 'rebels' });
    at.refuses(tool(2, 0), 'lg.move.standard.choose-tool').refuses(
      { decline: true },
      'lg.move.action-options',
    );
    // From Vader into contact with the snowtroopers.
    at.answers(tool(1, 0, 0, 48 / 102));
    expect(at.events('moveMade')).toEqual([
      { kind: 'moveMade', unit: 'rebels', type: 'standard', isStandard: true, left: ['vader'] },
    ]);
    // Stormtroopers that watch have seen it.
    const seen = pushed({ storm }).answers(tool(1, 90, 0, 0.5));
    seen.asks('useAbility').offers('storm:standbyToken', 'storm:standbyToken');
  },
);
