import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const vader = { unit: 'darth-vader', at: [300, 300], upgrades: ['force-choke'] } as const;

/** Two Wookiees, the second of them beyond range 1. */
const wookiees = {
  unit: 'wookiee-warriors',
  miniatures: [{ at: [300, 460] }, { at: [300, 490] }, { at: null, defeatedIn: 0, wounds: 3 }],
} as const;

const CHOKE = { action: 'card', card: 'vader.c1' };

const actions = (at: LegionTable) =>
  (at.asks('chooseAction').answersOffered as readonly { action?: string }[]).filter(
    ({ action }) => action === 'card',
  );

shows(
  ['lg.cards.errata.force-choke.target', 'lg.cards.errata.force-choke.effect'],
  'for no action a miniature at range 1 suffers a wound, whichever of its unit was wounded before',
  () => {
    const at = legionTable({
      vader,
      wookiees: {
        ...wookiees,
        miniatures: [wookiees.miniatures[0], { at: [330, 460], wounds: 1 }, wookiees.miniatures[1]],
      },
    });
    at.activate('vader').answers(CHOKE).asks('chooseForCard', { unit: 'vader', source: 'force-choke' });
    at.offersExactly({ miniature: 'wookiees.m1' }, { miniature: 'wookiees.m2' });
    at.answers({ miniature: 'wookiees.m1' }).hasWounds('wookiees', 1, 1, 0);
    at.asks('chooseAction', { unit: 'vader', actions: 2 }).refuses(CHOKE, 'lg.cards.exhaust.unusable');
    expect(at.unit('vader').upgrades[0]!.exhausted).toBe(true);
    expect(at.events('actionPerformed').map(({ action }) => action.isFree)).toEqual([true]);
  },
);

shows(
  'lg.cards.errata.force-choke.target',
  'commanders, operatives, vehicles and miniatures beyond range 1 cannot be chosen',
  () => {
    const others = {
      luke: { unit: 'luke-skywalker', at: [450, 300] },
      chewie: { unit: 'chewbacca', at: [150, 300] },
      walker: { unit: 'at-rt', at: [300, 150] },
      wookiees: { unit: 'wookiee-warriors', at: [300, 500], left: 1 },
    } as const;
    expect(actions(legionTable({ vader, ...others }).activate('vader'))).toEqual([]);
    const near = legionTable({ vader, ...others, wookiees: { ...others.wookiees, at: [300, 450] } });
    expect(actions(near.activate('vader'))).toEqual([CHOKE]);
  },
);
