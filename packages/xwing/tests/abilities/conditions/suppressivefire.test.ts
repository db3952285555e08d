import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const on = [{ card: 'suppressivefire', by: 'rex' }];
const REX = { pilot: 'rebel:tiefighter:captainrex', side: 0, at: [450, 300], hasFought: true } as const;

/** Captain Rex and a friend of his, and two enemies, the first of which he suppresses. */
const fight = (more: Readonly<Record<string, Partial<Spec>>> = {}, game?: ReturnType<typeof xwingWith>) =>
  xwingTable(
    {
      rex: { ...REX, ...more.rex },
      wing: { pilot: 'rookiepilot', at: [520, 300], hasFought: true, ...more.wing },
      held: {
        pilot: 'obsidiansquadronpilot',
        at: [450, 500, 180],
        conditions: on,
        hasFought: true,
        ...more.held,
      },
      other: { pilot: 'academypilot', at: [520, 500, 180], hasFought: true, ...more.other },
    },
    {},
    game,
  );

const idle = (window: string) => xwingWith({ name: 'idle', seat: 'p2', window, effects: () => [] });

test('its ship rolls 1 attack die fewer against all but Captain Rex, and other ships roll all of theirs', () => {
  fight({ held: { hasFought: false } }, idle('afterAttack'))
    .attack('held', 'wing', { attack: ['blank'], defense: ['blank', 'blank'] })
    .asks('useAbility', { window: 'afterAttack' })
    .has('held', { conditions: [{ card: 'suppressivefire', by: 'rex' }] });
  fight({ other: { hasFought: false } })
    .attack('other', 'wing', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('an attack declared against Captain Rex takes it off before dice are rolled', () => {
  const dice = { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] };
  fight({ held: { hasFought: false } })
    .attack('held', 'rex', dice)
    .has('held', { conditions: [] })
    .ends();
  fight({ other: { hasFought: false } }, idle('afterAttack'))
    .attack('other', 'rex', dice)
    .asks('useAbility', { window: 'afterAttack' })
    .has('held', { conditions: [{ by: 'rex' }] });
});

test('it goes before anything else that is to be said to the attack', () => {
  fight({ held: { hasFought: false } }, idle('attackDeclared'))
    .attack('held', 'rex')
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('held', { conditions: [] });
});

const FACEDOWN = { facedown: ['core2-weaponsfailure', 'core2-weaponsfailure'] };
const KILL = { attack: ['hit', 'hit'], defense: ['blank', 'blank', 'blank'] };

test('it goes when Captain Rex is destroyed, and for nobody else', () => {
  fight({ rex: FACEDOWN, other: { hasFought: false } })
    .attack('other', 'rex', KILL)
    .has('rex', { gone: 'destroyed' })
    .has('held', { conditions: [] });
  const bystander = { pilot: 'prototypepilot', shields: 0, facedown: ['core2-weaponsfailure'] };
  fight({ wing: bystander, other: { hasFought: false } }, idle('afterAttack'))
    .attack('other', 'wing', KILL)
    .asks('useAbility', { window: 'afterAttack' })
    .has('wing', { gone: 'destroyed' })
    .has('held', { conditions: [{ by: 'rex' }] });
  fight({ rex: FACEDOWN, other: { hasFought: false } }, idle('shipLeft'))
    .attack('other', 'rex', KILL)
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('held', { conditions: [] });
});

const miss = { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] };

test('it stays at the end of a Combat phase in which Captain Rex attacked, and goes at the end of another', () => {
  const attacked = fight({ rex: { hasFought: false } }).attack('rex', 'held', miss);
  attacked.until('setDial').has('held', { conditions: [{ by: 'rex' }] });
  fight().until('setDial').has('held', { conditions: [] });
  const asked = fight({}, idle('endOfCombat')).until('useAbility');
  asked.offersExactly({ use: 'idle', choice: null }, { pass: true }).has('held', { conditions: [] });
  expect(asked.events('conditionRemoved')).toMatchObject([{ ship: 'held' }]);
});

test('other conditions, other ships and other cards of Captain Rex do not matter', () => {
  const others = [{ card: 'harpooned', by: 'wing' }, ...on];
  fight({ held: { hasFought: false, conditions: others } })
    .attack('held', 'rex', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('held', { conditions: [{ card: 'harpooned' }] })
    .ends();
  const behind = xwingTable({
    wing: { pilot: 'rookiepilot', at: [520, 300], hasFought: true },
    rex: { ...REX, hasFought: false },
    held: { pilot: 'obsidiansquadronpilot', at: [450, 500, 180], conditions: on, hasFought: true },
  }).attack('rex', 'held', miss);
  behind.until('setDial').has('held', { conditions: [{ by: 'rex' }] });
  xwingTable(
    {
      rex: {
        pilot: REX.pilot,
        at: [450, 300],
        upgrades: ['marksmanship'],
        dial: { speed: 2, bearing: 'straight' },
      },
      held: { pilot: 'obsidiansquadronpilot', at: [450, 640, 180], conditions: on },
    },
    { phase: 'activation' },
  )
    .acts('card rex.u1')
    .until('declareTarget', 'rex')
    .answers({ decline: true })
    .until('setDial')
    .has('held', { conditions: [] });
});
