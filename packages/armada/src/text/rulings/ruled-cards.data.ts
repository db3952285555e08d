import {
  damageCards,
  objectives,
  type SquadronCard,
  squadrons,
  type UpgradeCard,
  upgrades,
} from '../../catalogue/index.ts';
import { textOfCard } from '../card-text.ts';
import { cardTexts } from '../en/cards.ts';
import { rulesInText } from './rules-in-text.ts';

/** The chapters of the book about upgrades, by type. */
const upgradeRules: Readonly<Record<UpgradeCard['type'], string>> = {
  commander: 'ar.known.upgrade.commanders',
  officer: 'ar.known.upgrade.officers',
  weaponsTeam: 'ar.known.upgrade.weapons-teams',
  supportTeam: 'ar.known.upgrade.support-teams',
  offensiveRetrofit: 'ar.known.upgrade.offensive-retrofits',
  defensiveRetrofit: 'ar.known.upgrade.defensive-retrofits',
  ordnance: 'ar.known.upgrade.ordnance',
  ionCannons: 'ar.known.upgrade.ion-cannons',
  turbolasers: 'ar.known.upgrade.turbolasers',
  title: 'ar.known.upgrade.titles',
};

const squadronRules: Readonly<Record<SquadronCard['type'], string>> = {
  xWing: 'ar.known.squadron.x-wing',
  yWing: 'ar.known.squadron.y-wing',
  aWing: 'ar.known.squadron.a-wing',
  bWing: 'ar.known.squadron.b-wing',
  tieFighter: 'ar.known.squadron.tie-fighter',
  tieAdvanced: 'ar.known.squadron.tie-advanced',
  tieInterceptor: 'ar.known.squadron.tie-interceptor',
  tieBomber: 'ar.known.squadron.tie-bomber',
};

/** The cards that can be played and say something, by name, with the rules that their words lean on. */
export const ruledCards = [
  ...upgrades.map(({ id, name, type }) => ruled(id, name, upgradeRules[type], true)),
  ...squadrons
    .filter(({ unique }) => unique)
    .map(({ id, name, type }) => ruled(id, name, squadronRules[type], false)),
  ...damageCards.map(({ id, name }) => ruled(id, name, `ar.known.damage.${id}`, false)),
  ...objectives.map(({ id, name }) => ruled(id, name, `ar.known.objective.${id}`, false)),
];

function ruled(id: string, name: string, own: string, isUpgrade: boolean) {
  return { id, name, rules: rulesInText(own, textOfCard(cardTexts, id) ?? '', isUpgrade) };
}
