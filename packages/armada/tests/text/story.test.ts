import { anyGameText, type Deed, tellDeeds } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { armadaText } from '../../src/kit/text.ts';
import type { LogEvent } from '../../src/model/index.ts';
import { languages } from '../../src/text/language.ts';
import { loadTexts } from '../../src/text/texts.ts';
import { eventSamples } from './event-samples.ts';
import { sampleTable } from './sample-table.ts';

await Promise.all(languages.map(loadTexts));

const people = { p1: 'Ann', p2: 'Ben' };

/** An event like a sample of its kind, but for these fields. */
function like<Kind extends LogEvent['kind']>(
  kind: Kind,
  fields: Partial<Extract<LogEvent, { kind: Kind }>> = {},
): LogEvent {
  return { kind, ...eventSamples[kind][0], ...fields } as unknown as LogEvent;
}

const ship = 's1' as never;
const corvette = 's2' as never;
const fighters = 's3' as never;

function deedsOf(log: readonly LogEvent[], language: (typeof languages)[number] = 'en'): readonly Deed[] {
  return tellDeeds(anyGameText(armadaText(language)), log, {
    table: sampleTable as unknown as Plain,
    people,
  });
}

const sentencesOf = (log: readonly LogEvent[], language?: (typeof languages)[number]) =>
  deedsOf(log, language).map(({ text }) => text);

describe('a dial', () => {
  const revealed = like('dialRevealed', { ship, command: 'repair' });

  test('that becomes a token is one deed with it', () => {
    const log = [
      revealed,
      like('dialSpent', { ship, command: 'repair' }),
      like('commandTokenGained', { ship, command: 'repair' }),
    ];
    expect(languages.map((language) => sentencesOf(log, language))).toEqual([
      ['Victory II-class Star Destroyer reveals Repair and takes it as a token.'],
      ['Victory II-class Star Destroyer revela Reparar y lo cambia por una ficha.'],
      ['Victory II-class Star Destroyer revela Reparar e o troca por uma ficha.'],
    ]);
    expect(deedsOf(log)[0]!.details).toHaveLength(3);
  });

  test('that pays for a command is told with the command and what it brought', () => {
    const log = [
      revealed,
      like('commandResolved', { ship, command: 'repair' }),
      like('dialSpent', { ship, command: 'repair' }),
      like('commandTokenRemoved', { ship, command: 'repair', spent: true }),
      like('shieldRecovered', { ship, zone: 'front' }),
      like('shieldRecovered', { ship, zone: 'left' }),
      like('damageDiscarded', { ship, card: null }),
    ];
    expect(sentencesOf(log)).toEqual([
      'Victory II-class Star Destroyer reveals Repair.',
      'Victory II-class Star Destroyer resolves Repair with dial and token: 2 shields recovered; 1 damage card discarded.',
    ]);
    expect(deedsOf(log)[1]!.rules).toContain('ar.commands.repair.dial');
  });

  test('set for several ships is told once', () => {
    const log = [
      like('phaseStarted', { phase: 'command' }),
      like('dialsAssigned', { ship }),
      like('dialsAssigned', { ship: corvette, commands: ['navigate'] }),
    ];
    expect(sentencesOf(log)).toEqual([
      'Command phase.',
      'New dials: Victory II-class Star Destroyer and CR90 Corvette A.',
    ]);
  });
});

describe('an attack', () => {
  const log = [
    like('targetDeclared', { obstructed: false }),
    like('diceGathered'),
    like('attackDiceRolled'),
    like('commandResolved', { ship, command: 'concentrateFire' }),
    like('dialSpent', { ship, command: 'concentrateFire' }),
    like('dieAdded'),
    like('tokenLocked', { place: 2 }),
    like('defenseTokenSpent', { unit: corvette, token: 'evade' }),
    like('totalFixed', { total: 4 }),
    like('shieldsLost', { ship: corvette, zone: 'left', count: 2 }),
    like('damageDealt', { ship: corvette, card: 'injured-crew', faceup: true }),
    like('damageDealt', { ship: corvette, card: null, faceup: false }),
    like('unitDestroyed', { unit: corvette }),
    like('unitsRemoved', { units: [corvette] }),
    like('victoryTokensGained', { side: 0, count: 1 }),
  ];

  test('is one deed with all that belongs to it, in three languages', () => {
    expect(languages.map((language) => sentencesOf(log, language))).toEqual([
      [
        'Victory II-class Star Destroyer (front) attacks CR90 Corvette A (left) at close range: 4 damage; 2 shields lost; 1 facedown damage card; Injured Crew faceup; CR90 Corvette A is destroyed; 1 victory token for Ann.',
      ],
      [
        'Victory II-class Star Destroyer (frontal) ataca a CR90 Corvette A (izquierda) a alcance corto: 4 de daño; 2 escudos menos; 1 carta de Daño boca abajo; Tripulación herida boca arriba; CR90 Corvette A queda destruida; 1 ficha de Victoria para Ann.',
      ],
      [
        'Victory II-class Star Destroyer (frontal) ataca CR90 Corvette A (esquerda) em alcance curto: 4 de dano; 2 escudos a menos; 1 carta de dano virada para baixo; Tripulação Ferida com a face para cima; CR90 Corvette A é destruída; 1 ficha de vitória para Ann.',
      ],
    ]);
    const [deed] = deedsOf(log);
    expect(deed!.isFight).toBe(true);
    expect(deed!.details.map(({ text }) => text)).toContain(
      'Victory II-class Star Destroyer resolves Concentrate Fire with the dial.',
    );
  });

  test('names the token of its defender when it has long been over', () => {
    const after = { ...sampleTable, attack: null } as unknown as Plain;
    const [deed] = tellDeeds(anyGameText(armadaText('en')), log, { table: after, people });
    expect(deed!.details.map(({ text }) => text)).toContain('The Redirect token is locked (accuracy).');
  });

  test('on a further squadron is a deed of its own', () => {
    const further = like('targetDeclared', {
      defender: fighters,
      defendingZone: null,
      obstructed: false,
      additional: true,
    });
    expect(sentencesOf([log[0]!, further, like('hullLost', { squadron: fighters })])[1]).toBe(
      'Victory II-class Star Destroyer (front) goes on to attack TIE Fighter Squadron 1 at close range: 1 hull point lost.',
    );
  });
});

describe('a maneuver', () => {
  test('is one deed with its Navigate command, the overlap and the obstacle', () => {
    const log = [
      like('commandResolved', { ship, command: 'navigate' }),
      like('commandTokenRemoved', { ship, command: 'navigate', spent: true }),
      like('speedChanged', { ship, from: 1, to: 2 }),
      like('shipMoved', { ship, reached: 1, overlapped: [corvette] }),
      like('damageDealt', { ship, card: null, faceup: false }),
      like('damageDealt', { ship: corvette, card: null, faceup: false }),
      like('obstacleOverlapped', { unit: ship, obstacle: 'asteroid-1' }),
      like('damageDealt', { ship, card: 'power-failure', faceup: true }),
    ];
    expect(sentencesOf(log)).toEqual([
      'Victory II-class Star Destroyer maneuvers at speed 1, runs into CR90 Corvette A and ends on Asteroid field 1: 2 facedown damage cards; Power Failure faceup.',
    ]);
    const [deed] = deedsOf(log);
    expect(deed!.warns).toBe(true);
    expect(deed!.rules).toContain('ar.overlap.ship-damage-both');
    expect(deed!.details[0]!.text).toBe('Victory II-class Star Destroyer resolves Navigate with a token.');
  });

  test('begins a deed of its own after an attack', () => {
    const log = [like('targetDeclared'), like('shipMoved', { ship })];
    expect(deedsOf(log)).toHaveLength(2);
  });
});

describe('a unit that did nothing', () => {
  test('is told: a ship that did not attack', () => {
    const log = [like('activationBegun', { unit: ship }), like('shipActivated', { ship })];
    expect(sentencesOf(log)).toEqual(['Victory II-class Star Destroyer does not attack.']);
    const attacked = [log[0]!, like('targetDeclared'), log[1]!];
    expect(sentencesOf(attacked)).toHaveLength(1);
  });

  test('is told: a squadron that neither moved nor attacked', () => {
    const begun = like('activationBegun', { unit: fighters });
    const slider = like('sliderSet', { squadron: fighters });
    expect(languages.map((language) => sentencesOf([begun, slider], language)[0])).toEqual([
      'TIE Fighter Squadron 1 neither moves nor attacks.',
      'Escuadrón de cazas TIE 1 ni se mueve ni ataca.',
      'Esquadrão de Caças TIE 1 não se move nem ataca.',
    ]);
    const moved = [begun, like('squadronMoved', { squadron: fighters, cause: 'move' }), slider];
    expect(sentencesOf(moved)).toEqual(['TIE Fighter Squadron 1 moves.']);
  });
});
