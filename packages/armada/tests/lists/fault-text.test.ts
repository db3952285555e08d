import { refused } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { type FleetProblem, fleetRefusalRule } from '../../src/lists/fleet-reader.ts';
import {
  type Fault,
  type FaultReason,
  type Fleet,
  faultSentence,
  fleetRefusalText,
  judgeFleet,
} from '../../src/lists/index.ts';
import { languages } from '../../src/text/language.ts';
import { fleetOf } from './fleet-of.ts';

const victory = 'victory-i-class-star-destroyer';

/** A fleet with nearly every fault. */
const wreck: Fleet = fleetOf(
  'imperial',
  [
    [victory, 'admiral-motti', 'admiral-screed', 'engine-techs', 'intel-officer', 'veteran-captain'],
    [victory, 'enhanced-armament', 'expanded-launchers', 'demolisher'],
    [victory, 'corrupter', 'warlord', 'leia-organa-officer', 'admiral-ozzel-commander'],
  ],
  {
    squadrons: ['howlrunner', 'howlrunner', ...Array<string>(11).fill('tie-fighter-squadron')],
    objectives: ['most-wanted', 'opening-salvo', 'minefields'],
  },
);

const faultOf = (kind: FaultReason['kind'], fleet: Fleet = wreck): Fault => {
  const fault = judgeFleet(fleet).find(({ reason }) => reason.kind === kind);
  if (fault === undefined) throw new Error(`no fault ${kind}`);
  return fault;
};

const faults: readonly Fault[] = [
  ...judgeFleet(wreck),
  faultOf('unknownCard', fleetOf('rebel', [['death-star']])),
  faultOf('noShips', fleetOf('rebel', [])),
  faultOf('noCommander', fleetOf('rebel', [['cr90-corvette-a']])),
];

test('there is a sentence about every fault in every language, and no two alike', () => {
  const kinds = new Set(faults.map(({ reason }) => reason.kind));
  expect(kinds.size).toBe(15);
  for (const language of languages) {
    const sentences = faults.map((fault) => faultSentence(fault, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^["A-ZÁÉÍÓÚÀÃ].+\.$/);
    expect(sentences.join()).not.toMatch(/undefined|null|\[object| {2}/);
  }
  for (const fault of faults)
    expect(new Set(languages.map((language) => faultSentence(fault, language))).size).toBe(languages.length);
});

test('a sentence names the card, the reason and what is needed', () => {
  const said = (kind: FaultReason['kind']) => faultSentence(faultOf(kind), 'en');
  expect(said('overPoints')).toMatch(/^The fleet costs \d+ points of 300\.$/);
  expect(said('overSquadronPoints')).toBe('The squadrons cost 120 points, and a third of 300 is 100.');
  expect(said('otherFaction')).toBe('Leia Organa is Rebel and the fleet is Imperial.');
  expect(said('secondCommander')).toBe(
    'Admiral Screed is a second commander beside Admiral Motti, and a fleet has one flagship.',
  );
  expect(said('noFreeIcon')).toBe('Engine Techs needs the icon Support Team, and this ship has none.');
  expect(said('otherClass')).toBe('Demolisher is a title for the Gladiator-class Star Destroyer.');
  expect(said('secondTitle')).toBe('Warlord is a second title, and a ship has one name.');
  expect(said('secondModification')).toBe(
    'Expanded Launchers is a second modification beside Enhanced Armament, and a ship may have one.',
  );
  expect(said('secondUnique')).toBe(
    '"Howlrunner" is a unique name and is in the fleet already, as a card of the kind squadron.',
  );
  expect(said('noObjective')).toBe('The fleet has no defense objective.');
  expect(said('secondObjective')).toBe(
    'Opening Salvo is a second assault objective, and one of each category is needed.',
  );
  expect(said('laterWave')).toBe(
    'Admiral Ozzel is of a later wave (Imperial Raider, wave 2); the core set and wave 1 can be played.',
  );
});

test('a card whose first box is not known is still refused by name', () => {
  const fleet = fleetOf('rebel', [['cr90-corvette-a', 'general-dodonna', 'strategic-adviser']]);
  expect(faultSentence(faultOf('laterWave', fleet), 'en')).toBe(
    'Strategic Adviser is of a later wave; the core set and wave 1 can be played.',
  );
});

test('every problem of a file is told in every language', () => {
  const problems: readonly FleetProblem[] = [
    'notAnObject',
    'notAList',
    'notText',
    'notACount',
    'tooLong',
    'tooFew',
    'unknownFaction',
    'unknownShip',
    'unknownUpgrade',
    'unknownSquadron',
    'unknownObjective',
    'unknownCard',
    'noShipBefore',
    'noFaction',
    'noCards',
  ];
  for (const problem of problems) {
    const refusal = refused(fleetRefusalRule, { field: null, line: 3, problem, found: 'x' });
    const sentences = languages.map((language) => fleetRefusalText(refusal, language));
    expect(new Set(sentences).size).toBe(languages.length);
    expect(sentences[0]).toMatch(/^Line 3 .+: "x"\.$/);
  }
  expect(fleetRefusalText(refused('table.stale-answer'), 'en')).toBeUndefined();
});
