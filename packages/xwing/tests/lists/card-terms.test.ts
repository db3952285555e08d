import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { findUpgrade } from '../../src/catalogue/index.ts';
import { judgeSquad, shipCost, squadCost } from '../../src/lists/index.ts';
import { faultsOf, squadOf } from './squad-of.ts';

const cannot = 'xw.timing.precedence.cannot-is-absolute';
const cardFirst = 'xw.timing.precedence.card-beats-rule';
const slot = 'xw.squad.upgrade.bar-slot';
const oneModification = 'xw.squad.upgrade.modification-max-one';

const green = 'rebel:awing:greensquadronpilot';
const fel = 'imperial:tieinterceptor:soontirfel';
const scyk = 'scum:m3ainterceptor:cartelspacer';
const bomber = 'imperial:tiebomber:scimitarsquadronpilot';
const vader = 'imperial:tieadvanced:darthvader';

test('five cards take two icons of their type', () => {
  const shuttle = 'imperial:lambdaclassshuttle:omicrongrouppilot';
  expect(judgeSquad(squadOf('imperial', [shuttle, 'crew:emperorpalpatine']))).toEqual([]);
  expect(faultsOf(squadOf('imperial', [shuttle, 'crew:gunner', 'crew:emperorpalpatine']))).toEqual([
    [slot, 'crew:emperorpalpatine'],
  ]);
  const double = ['crew:emperorpalpatine', 'crew:wookieecommandos', 'crew:jabbathehutt'];
  expect(
    [...double, 'missile:unguidedrockets', 'bomb:bombletgenerator'].map((uid) => findUpgrade(uid)?.fills),
  ).toEqual([2, 2, 2, 2, 2]);
});

test('an icon that a card brings takes one more card', () => {
  expect(
    judgeSquad(squadOf('rebel', [green, 'ept:pushthelimit', 'title:awingtestpilot', 'ept:deadeye'])),
  ).toEqual([]);
  expect(faultsOf(squadOf('rebel', [green, 'ept:pushthelimit', 'ept:deadeye']))).toEqual([
    [slot, 'ept:deadeye'],
  ]);
  const slaveOne = ['imperial:firespray31:bountyhunter', 'title:slavei', 'torpedo:protontorpedoes'] as const;
  expect(judgeSquad(squadOf('imperial', slaveOne))).toEqual([]);
  expect(
    judgeSquad(squadOf('rebel', ['rebel:bwing:bluesquadronpilot', 'mod:bwinge2', 'crew:gunner'])),
  ).toEqual([]);
  const loadout = ['rebel:ywing:goldsquadronpilot', 'torpedo:bombloadout', 'bomb:protonbombs'] as const;
  expect(judgeSquad(squadOf('rebel', loadout))).toEqual([]);
});

test('two equal Elite cards do not fit an A-wing of a test pilot', () => {
  const squad = squadOf('rebel', [green, 'ept:pushthelimit', 'ept:pushthelimit', 'title:awingtestpilot']);
  expect(faultsOf(squad)).toEqual([[cannot, 'ept:pushthelimit']]);
});

test('the Heavy Scyk has one icon of three types', () => {
  const heavy = [scyk, 'title:heavyscykinterceptor'] as const;
  for (const card of ['cannon:ioncannon', 'torpedo:protontorpedoes', 'missile:clustermissiles'])
    expect(judgeSquad(squadOf('scum', [...heavy, card]))).toEqual([]);
  expect(faultsOf(squadOf('scum', [...heavy, 'cannon:ioncannon', 'missile:clustermissiles']))).toEqual([
    [slot, 'missile:clustermissiles'],
  ]);
});

test('the Light Scyk carries no modification', () => {
  expect(faultsOf(squadOf('scum', [scyk, 'title:lightscykinterceptor', 'mod:hullupgrade']))).toEqual([
    [cannot, 'mod:hullupgrade'],
  ]);
});

test('Ordnance Tubes let Hardpoint icons hold Torpedoes or Missiles', () => {
  const gozanti = 'imperial:gozanticlasscruiser:gozanticlasscruiser';
  const epic = { format: 'epic' } as const;
  expect(
    judgeSquad(squadOf('imperial', [gozanti, 'mod:ordnancetubes', 'missile:homingmissiles']), epic),
  ).toEqual([]);
  expect(faultsOf(squadOf('imperial', [gozanti, 'missile:homingmissiles']), epic)).toEqual([
    [slot, 'missile:homingmissiles'],
  ]);
});

test('the TIE Shuttle trades its ordnance for two cheap crew', () => {
  expect(
    judgeSquad(squadOf('imperial', [bomber, 'title:tieshuttle', 'crew:fleetofficer', 'crew:darthvader'])),
  ).toEqual([]);
  expect(faultsOf(squadOf('imperial', [bomber, 'title:tieshuttle', 'bomb:protonbombs']))).toEqual([
    [slot, 'bomb:protonbombs'],
  ]);
  expect(faultsOf(squadOf('imperial', [bomber, 'title:tieshuttle', 'crew:gunner']))).toEqual([
    [cannot, 'crew:gunner'],
  ]);
});

test('titles take icons away', () => {
  const defender = 'imperial:tiedefender:deltasquadronpilot';
  expect(judgeSquad(squadOf('imperial', [defender, 'cannon:ioncannon']))).toEqual([]);
  expect(faultsOf(squadOf('imperial', [defender, 'title:tiex7', 'cannon:ioncannon']))).toEqual([
    [slot, 'cannon:ioncannon'],
  ]);
  const havoc = [
    'scum:scurrgh6bomber:lokrevenant',
    'title:havoc',
    'samd:genius',
    'system:firecontrolsystem',
  ] as const;
  expect(judgeSquad(squadOf('scum', havoc))).toEqual([]);
  expect(
    faultsOf(squadOf('scum', ['scum:scurrgh6bomber:lokrevenant', 'title:havoc', 'crew:gunner'])),
  ).toEqual([[slot, 'crew:gunner']]);
  expect(
    faultsOf(squadOf('scum', ['scum:scurrgh6bomber:lokrevenant', 'title:havoc', 'samd:unhingedastromech'])),
  ).toEqual([[cannot, 'samd:unhingedastromech']]);
});

test('Royal Guard pilots carry two different modifications', () => {
  const guard = [fel, 'title:royalguardtie', 'mod:hullupgrade'] as const;
  expect(judgeSquad(squadOf('imperial', [...guard, 'mod:stealthdevice']))).toEqual([]);
  expect(faultsOf(squadOf('imperial', [...guard, 'mod:hullupgrade']))).toEqual([[cannot, 'mod:hullupgrade']]);
  expect(faultsOf(squadOf('imperial', [...guard, 'mod:stealthdevice', 'mod:shieldupgrade']))).toEqual([
    [oneModification, 'mod:shieldupgrade'],
  ]);
  expect(
    faultsOf(squadOf('imperial', ['imperial:tieinterceptor:sabersquadronpilot', 'title:royalguardtie'])),
  ).toEqual([[cannot, 'title:royalguardtie']]);
});

test('a StarViper Mk.II carries a second title', () => {
  const xizor = 'scum:starviper:princexizor';
  expect(
    judgeSquad(squadOf('scum', [xizor, 'title:starvipermkii', 'title:virago', 'illicit:glitterstim'])),
  ).toEqual([]);
  expect(faultsOf(squadOf('scum', [xizor, 'title:starvipermkii', 'title:starvipermkii']))).toEqual([
    [cannot, 'title:starvipermkii'],
  ]);
});

test('the Smuggling Compartment adds a modification of at most 3 points', () => {
  const han = 'rebel:yt1300:hansolo';
  const compartment = [han, 'mod:smugglingcompartment', 'illicit:glitterstim'] as const;
  expect(judgeSquad(squadOf('rebel', [...compartment, 'mod:hullupgrade']))).toEqual([]);
  expect(faultsOf(squadOf('rebel', [...compartment, 'mod:engineupgrade']))).toEqual([
    [oneModification, 'mod:engineupgrade'],
  ]);
});

test('the Mist Hunter must carry a Tractor Beam, and no other cannon', () => {
  const gand = 'scum:g1astarfighter:gandfindsman';
  expect(judgeSquad(squadOf('scum', [gand, 'title:misthunter', 'cannon:tractorbeam']))).toEqual([]);
  expect(faultsOf(squadOf('scum', [gand, 'title:misthunter']))).toEqual([[cardFirst, 'title:misthunter']]);
  expect(
    faultsOf(squadOf('scum', [gand, 'title:misthunter', 'cannon:tractorbeam', 'cannon:ioncannon'])),
  ).toEqual([[slot, 'cannon:ioncannon']]);
});

test('R2-D6 brings an Elite icon where none is printed and the pilot is good enough', () => {
  const red = 'rebel:xwing:redsquadronpilot';
  expect(judgeSquad(squadOf('rebel', [red, 'amd:r2d6', 'ept:marksmanship']))).toEqual([]);
  expect(faultsOf(squadOf('rebel', ['rebel:xwing:rookiepilot', 'amd:r2d6']))).toEqual([[cannot, 'amd:r2d6']]);
  expect(faultsOf(squadOf('rebel', ['rebel:xwing:lukeskywalker', 'amd:r2d6']))).toEqual([
    [cannot, 'amd:r2d6'],
  ]);
});

test('a card may need an action icon, an upgrade icon or a value', () => {
  const academy = 'imperial:tiefighter:academypilot';
  expect(judgeSquad(squadOf('imperial', [fel, 'mod:autothrusters']))).toEqual([]);
  expect(faultsOf(squadOf('imperial', [academy, 'mod:autothrusters']))).toEqual([
    [cardFirst, 'mod:autothrusters'],
  ]);
  expect(judgeSquad(squadOf('imperial', [bomber, 'mod:longrangescanners']))).toEqual([]);
  expect(faultsOf(squadOf('imperial', [academy, 'mod:longrangescanners']))).toEqual([
    [cardFirst, 'mod:longrangescanners'],
  ]);
  expect(judgeSquad(squadOf('imperial', [bomber, 'mod:lightweightframe']))).toEqual([]);
  expect(faultsOf(squadOf('imperial', [academy, 'mod:lightweightframe']))).toEqual([
    [cannot, 'mod:lightweightframe'],
  ]);
  expect(judgeSquad(squadOf('rebel', ['rebel:hwk290:rebeloperative', 'mod:pulsedrayshield']))).toEqual([]);
  expect(faultsOf(squadOf('rebel', [green, 'mod:pulsedrayshield']))).toEqual([
    [cannot, 'mod:pulsedrayshield'],
  ]);
});

test('three copies of a card allowed twice in a squad are one too many', () => {
  const pilot = 'scum:protectoratestarfighter:concorddawnace';
  const one = [pilot, 'ept:attannimindlink'] as const;
  expect(judgeSquad(squadOf('scum', one, one))).toEqual([]);
  expect(faultsOf(squadOf('scum', one, one, one))).toEqual([[cardFirst, 'ept:attannimindlink']]);
});

shows('xw.timing.precedence.card-beats-rule', 'a card that changes a cost or a number of slots wins', () => {
  const x1 = squadOf('imperial', [vader, 'title:tiex1', 'system:advtargetingcomputer']);
  expect(judgeSquad(x1)).toEqual([]);
  expect(squadCost(x1)).toBe(29 + 1);
  const cheap = squadOf('imperial', [vader, 'title:tiex1', 'system:firecontrolsystem']);
  expect(squadCost(cheap)).toBe(29);
});

test('Vaksai and Renegade Refit lower costs by 1 and never below 0', () => {
  const vaksai = squadOf('scum', [
    'scum:kihraxzfighter:cartelmarauder',
    'title:vaksai',
    'mod:hullupgrade',
    'mod:guidancechips',
    'illicit:inertialdampeners',
  ]);
  expect(judgeSquad(vaksai)).toEqual([]);
  expect(squadCost(vaksai)).toBe(20 + 2);
  const [refit] = squadOf('rebel', [
    'rebel:xwing:lukeskywalker',
    'torpedo:renegaderefit',
    'ept:pushthelimit',
    'mod:hullupgrade',
    'mod:integratedastromech',
    'amd:r2d2',
  ]).ships;
  if (refit === undefined) throw new Error('no ship');
  expect(shipCost(refit)).toBe(28 - 2 + 2 + 3 + 0 + 4);
  expect(judgeSquad({ faction: 'rebel', ships: [refit] })).toEqual([]);
});

test('a pilot that another card deploys is not fielded', () => {
  expect(faultsOf(squadOf('scum', ['scum:z95headhunter:nashtahpuppilot']))).toEqual([
    [cardFirst, 'scum:z95headhunter:nashtahpuppilot'],
  ]);
});
