import { type LegionTable, legionTable, type Situation, type UnitSpec } from '@sortie/testkit/legion';

/** An attack of `attacker` on `defender`, in which something touches dice, cover or wounds. */
export interface Scenario {
  readonly table: () => LegionTable;
  /** The names of the weapons of the pool, in its order; everybody's best without them. */
  readonly weapons?: readonly string[];
}

type Spec = Omit<UnitSpec, 'at'> & Partial<Pick<UnitSpec, 'at'>>;

/** Between the middles of the leaders. */
const AT_RANGE = { 1: 120, 2: 240, 3: 400, 4: 560, 5: 700 } as const;

/** The attacker looks north at the defender, in the open. */
function apart(
  range: keyof typeof AT_RANGE,
  attacker: Spec,
  defender: Spec,
  { others = {}, situation = {} }: { others?: Record<string, UnitSpec>; situation?: Situation } = {},
): Scenario {
  return {
    table: () =>
      legionTable(
        {
          attacker: { at: [900, 100, 0], ...attacker },
          defender: { at: [900, 100 + AT_RANGE[range], 180], side: 1, activated: true, ...defender },
          ...others,
        },
        situation,
      ),
  };
}

/** Two small bases that touch. */
const melee = (attacker: Spec, defender: Spec): Scenario => ({
  table: () =>
    legionTable({
      attacker: { at: [900, 300, 0], ...attacker },
      defender: { at: [900, 327, 180], side: 1, activated: true, ...defender },
    }),
});

/** A barricade right before the defender. */
const behind = (range: keyof typeof AT_RANGE): { situation: Situation } => ({
  situation: { terrain: [{ piece: 'barricade', at: [900, 100 + AT_RANGE[range] - 30] }] },
});

const only = (scenario: Scenario, ...weapons: readonly string[]): Scenario => ({ ...scenario, weapons });

const storm: Spec = { unit: 'stormtroopers' };
const dlt: Spec = { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] };
const rebels: Spec = { unit: 'rebel-troopers' };
const fleet: Spec = { unit: 'fleet-troopers' };
const veers: Spec = { unit: 'general-veers' };
const luke: Spec = { unit: 'luke-skywalker' };
const vader: Spec = { unit: 'darth-vader' };
const walker: Spec = { unit: 'at-rt' };
const laser: Spec = { unit: 'at-rt', upgrades: ['at-rt-laser-cannon'] };

export const scenarios: Readonly<Record<string, Scenario>> = {
  'in the open': apart(2, storm, rebels),
  'two kinds of dice': apart(3, dlt, rebels),
  'a surge that hits': apart(2, fleet, storm),
  'a surge that is a critical': apart(2, { unit: 'han-solo' }, storm),
  'red defense dice': apart(2, rebels, storm),
  'a defense surge that blocks': apart(2, storm, fleet),
  'one aim token': apart(2, { ...dlt, tokens: { aim: 1 } }, rebels),
  'two aim tokens': apart(3, { ...dlt, tokens: { aim: 2 } }, rebels),
  'aim with a surge chart': apart(2, { ...fleet, tokens: { aim: 1 } }, storm),
  precise: apart(3, { ...veers, tokens: { aim: 1 } }, rebels),
  'targeting-scopes': apart(
    2,
    { unit: 'stormtroopers', upgrades: ['targeting-scopes'], tokens: { aim: 1 } },
    rebels,
  ),
  'one dodge token': apart(2, storm, { ...rebels, tokens: { dodge: 1 } }),
  'three dodge tokens': apart(2, dlt, { ...rebels, tokens: { dodge: 3 } }),
  'aim against dodge': apart(2, { ...dlt, tokens: { aim: 1 } }, { ...rebels, tokens: { dodge: 1 } }),
  'suppression is cover': apart(2, dlt, { ...rebels, tokens: { suppression: 2 } }),
  'heavy cover': apart(2, dlt, rebels, behind(2)),
  'cover and dodge': apart(2, dlt, { ...rebels, tokens: { dodge: 1 } }, behind(2)),
  'low profile, light cover': apart(2, dlt, { unit: 'rebel-commandos', tokens: { suppression: 1 } }),
  'sharpshooter against heavy cover': apart(2, { unit: 'rebel-commandos' }, { ...storm }, behind(2)),
  'sharpshooter 2 and pierce': apart(2, { unit: 'leia-organa' }, storm, behind(2)),
  blast: only(
    apart(1, { unit: 'rebel-troopers', upgrades: ['concussion-grenades'] }, storm, behind(1)),
    'Concussion Grenades',
  ),
  'high velocity': only(
    apart(
      4,
      { unit: 'scout-troopers-strike-team', upgrades: ['dlt-19-x-sniper'] },
      { ...rebels, tokens: { dodge: 2 } },
    ),
    'DLT-19x Sniper Rifle',
  ),
  'spray and blast': only(
    apart(1, { unit: 'snowtroopers', upgrades: ['flametrooper'] }, rebels),
    'Flamethrower',
  ),
  pierce: apart(2, veers, { unit: 'rebel-officer' }),
  'immune to pierce': apart(2, veers, luke),
  impervious: apart(2, { unit: 'han-solo' }, { unit: 'imperial-royal-guards' }),
  'impervious, Boba Fett': apart(2, { unit: 'chewbacca' }, { unit: 'boba-fett' }),
  deflect: apart(2, storm, { ...luke, tokens: { dodge: 1 } }),
  'deflect without a dodge token': apart(2, storm, luke),
  'deflect with one to spare': apart(2, dlt, { ...luke, tokens: { dodge: 2 } }),
  'uncanny luck': apart(2, dlt, { unit: 'han-solo' }),
  'uncanny luck and pierce': apart(2, veers, { unit: 'han-solo' }),
  armor: apart(2, storm, walker),
  'armor, aim for criticals': apart(2, { ...dlt, tokens: { aim: 1 } }, walker),
  'armor and impact': apart(3, laser, { unit: 'at-st' }),
  'impact and aim': apart(3, { ...laser, tokens: { aim: 1 } }, { unit: 'at-st' }),
  'weak point behind': {
    table: () =>
      legionTable({
        attacker: { at: [900, 100, 0], ...laser },
        defender: { at: [900, 500, 0], side: 1, activated: true, unit: 'at-st' },
      }),
  },
  'duck-and-cover': apart(2, dlt, { unit: 'rebel-commandos', upgrades: ['duck-and-cover'] }),
  'duck-and-cover in the open': apart(2, storm, { unit: 'han-solo', upgrades: ['duck-and-cover'] }),
  'a lightsaber': melee(luke, { unit: 'imperial-royal-guards' }),
  'tenacity in melee': melee(
    { unit: 'wookiee-warriors', upgrades: ['tenacity'], wounds: [1, 0, 0] },
    { unit: 'stormtroopers' },
  ),
  'deflect in melee': melee({ unit: 'wookiee-warriors' }, { ...vader, tokens: { dodge: 1 } }),
  'the last miniatures': apart(2, dlt, { ...rebels, left: 2 }),
  'wounded already': apart(2, veers, { unit: 'rebel-officer', wounds: [3] }),
  'an emplacement': apart(3, { unit: '1-4-fd-laser-cannon-team' }, storm),
  'force lightning': apart(2, { unit: 'emperor-palpatine' }, fleet),
  'a bowcaster': apart(3, { unit: 'chewbacca', tokens: { aim: 1 } }, { ...storm, tokens: { dodge: 1 } }),
};
