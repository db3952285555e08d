import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const luke = { unit: 'luke-skywalker', at: [1500, 700] } as const;
const exhausted = (card: string) => ({ card, exhausted: true }) as never;

const table = (unit: string, ...cards: readonly string[]) =>
  legionTable({ dark: { unit, at: [600, 300], upgrades: cards.map(exhausted) }, luke })
    .activate('dark')
    .isDone();

const left = (at: ReturnType<typeof table>) =>
  at
    .unit('dark')
    .upgrades.filter((each) => each.exhausted)
    .map(({ card }) => card);

shows(
  'lg.unit-keyword.master-of-the-force.ready',
  'at the end of its activation it readies as many exhausted force cards as it masters',
  () => {
    const vader = table('darth-vader', 'force-push', 'saber-throw');
    vader.offersExactly(
      { use: 'dark.masterOfTheForce', choice: ['dark.c1'] },
      { use: 'dark.masterOfTheForce', choice: ['dark.c2'] },
      { pass: true },
    );
    vader.uses('masterOfTheForce', ['dark.c2']);
    expect(left(vader)).toEqual(['force-push']);
    const emperor = table('emperor-palpatine', 'force-push', 'saber-throw');
    emperor.uses('masterOfTheForce', ['dark.c1', 'dark.c2']);
    expect(left(emperor)).toEqual([]);
  },
);

shows(
  'lg.unit-keyword.master-of-the-force.ready',
  'other cards stay exhausted, and who lacks the keyword readies none',
  () => {
    const emperor = table('emperor-palpatine', 'improvised-orders');
    emperor.doesNotOffer('masterOfTheForce');
    expect(left(emperor)).toEqual(['improvised-orders']);
    const other = table('general-veers', 'force-push');
    expect(left(other)).toEqual(['force-push']);
  },
);

shows(
  'lg.unit-keyword.master-of-the-force.ready',
  'neither a readied card nor a discarded one is readied, and nothing in the activation of another',
  () => {
    const upgrades = [
      exhausted('force-push'),
      'saber-throw',
      { card: 'force-choke', exhausted: true, discarded: true } as never,
    ];
    const emperor = { unit: 'emperor-palpatine', at: [600, 300], upgrades } as const;
    const own = legionTable({ dark: emperor, luke }).activate('dark').isDone();
    own.offersExactly({ use: 'dark.masterOfTheForce', choice: ['dark.c1'] }, { pass: true });
    const officer = { unit: 'imperial-officer', at: [900, 300] } as const;
    const other = legionTable({ dark: emperor, officer, luke }).activate('officer').isDone();
    other.asks('chooseAction', { unit: 'luke' });
    expect(other.unit('dark').upgrades.map((each) => each.exhausted)).toEqual([true, false, true]);
  },
);
