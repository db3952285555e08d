import { refused } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { type ArmyProblem, armyRefusalRule } from '../../src/lists/army-reader.ts';
import {
  type Army,
  armyRefusalText,
  type Fault,
  type FaultReason,
  faultSentence,
  judgeArmy,
  judgePartner,
} from '../../src/lists/index.ts';
import { languages } from '../../src/text/language.ts';
import { armyOf, imperials, rebels, times } from './army-of.ts';

/** An army with nearly every fault. */
const wreck: Army = armyOf(
  'imperial',
  [
    ['emperor-palpatine', 'jedi-mind-trick'],
    ['emperor-palpatine'],
    ['stormtroopers', 'comms-relay', 'hh-12-stormtrooper', 'dlt-19-stormtrooper', 'r-5-astromech-droid'],
    ['stormtroopers', 'imperial-comms-technician', 'flametrooper'],
    ['imperial-royal-guards', 'hunter', 'hunter'],
    ['scout-troopers-strike-team'],
    ['rebel-troopers'],
    ['imperial-death-troopers', 'e-11-d-focused-fire-config', 'e-11-d-grenade-launcher-config'],
    ['74-z-speeder-bikes', 'general-weiss'],
    ...times(3, 'at-st'),
  ],
  ['implacable', 'standing-orders', 'push', 'push'],
);

const faults: readonly Fault[] = [
  ...judgeArmy(wreck),
  ...judgeArmy(armyOf('rebel', [['death-star']])),
  ...judgeArmy(armyOf('rebel', [])),
  ...judgePartner(rebels([['luke-skywalker']]), rebels([['luke-skywalker']])),
  ...judgePartner(rebels(), imperials()),
];

const said = (kind: FaultReason['kind']) => {
  const fault = faults.find(({ reason }) => reason.kind === kind);
  if (fault === undefined) throw new Error(`no fault ${kind}`);
  return faultSentence(fault, 'en');
};

test('there is a sentence about every fault in every language, and no two alike', () => {
  const kinds = new Set(faults.map(({ reason }) => reason.kind));
  expect(kinds.size).toBe(20);
  for (const language of languages) {
    const sentences = faults.map((fault) => faultSentence(fault, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÀÃ0-9].+\.$/);
    expect(sentences.join()).not.toMatch(/undefined|null|\[object| {2}/);
  }
  for (const fault of faults)
    expect(new Set(languages.map((language) => faultSentence(fault, language))).size).toBe(languages.length);
});

test('a sentence names the card, the reason and what is needed', () => {
  expect(said('overPoints')).toMatch(/^The army costs \d+ points of 800\.$/);
  expect(said('otherFaction')).toBe(
    'Rebel Troopers belongs to the Rebel Alliance and the army to the Galactic Empire.',
  );
  expect(said('tooManyOfRank')).toBe('The army has 3 of the rank Heavy and may have at most 2.');
  expect(said('tooFewOfRank')).toBe('The army has 0 of the rank Commander and needs at least 1.');
  expect(said('secondUnique')).toBe('Emperor Palpatine is unique and is in the army already, as a unit.');
  expect(said('noFreeIcon')).toBe('Comms Relay needs the icon Comms, and this unit has none.');
  expect(said('secondCopy')).toBe('Hunter is there twice.');
  expect(said('otherSideToo')).toBe(
    'E-11D Grenade Launcher Config is the other side of E-11D Focused Fire Config: one card.',
  );
  expect(said('onlyUnits')).toBe('Flametrooper is only for Snowtroopers.');
  expect(said('onlyFaction')).toBe('R5 Astromech Droid is only for units of the Rebel Alliance.');
  expect(said('onlySide')).toBe('Jedi Mind Trick is only for the Light Side.');
  expect(said('onlyType')).toBe('General Weiss is only for units of the type ground vehicle.');
  expect(said('missingUpgrade')).toBe('Imperial Comms Technician must have an upgrade Comms with it.');
  expect(said('pipsCount')).toBe('The command hand has 1 with 1 pip and needs two.');
  expect(said('standingOrdersChosen')).toBe(
    'Standing Orders comes by itself and is none of the six chosen cards.',
  );
  expect(said('missingOwner')).toBe('Implacable needs Darth Vader in the army.');
  expect(said('laterCard')).toBe(
    'Imperial Death Troopers came out later (Imperial Death Troopers Unit Expansion); the cards that existed in February 2019 can be played.',
  );
});

test('every problem of a file is told in every language', () => {
  const problems: readonly ArmyProblem[] = [
    'notAnObject',
    'notAList',
    'notText',
    'notACount',
    'tooLong',
    'tooFew',
    'unknownFaction',
    'unknownUnit',
    'unknownUpgrade',
    'unknownCommand',
    'unknownCard',
    'noUnitBefore',
    'noFaction',
    'noUnits',
  ];
  for (const problem of problems) {
    const refusal = refused(armyRefusalRule, { field: null, line: 3, problem, found: 'x' });
    const sentences = languages.map((language) => armyRefusalText(refusal, language));
    expect(new Set(sentences).size).toBe(languages.length);
    expect(sentences[0]).toMatch(/^Line 3 .+: "x"\.$/);
  }
  expect(armyRefusalText(refused('table.stale-answer'), 'en')).toBeUndefined();
});
