import { type KeywordUse, unitCard, upgradeCard, type Weapon } from '@sortie/legion/catalogue';
import { unitTokens } from '@sortie/legion/scene';
import { cardName, cardText, keywordLabel, keywordText, texts } from '@sortie/legion/text';
import type { LegionView, UnitView } from '@sortie/legion/view';
import { capital } from '../../../table/capital.ts';
import { Card } from '../../../table/card.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { DiceRow } from '../fight/dice-row.tsx';
import { namesFor } from '../names-for.ts';
import { sceneWords } from '../scene.ts';
import type { LegionSay } from '../text/legion-say.ts';
import { useWords } from '../text/words.ts';
import { miniaturesLeft, shapesOf, woundsOf } from '../units.ts';
import './panel.css';

type Props = SeenProps<LegionView> & { readonly unit: UnitView };

/** Everything that is open about a unit: numbers in force, weapons, keywords in our words, cards. */
export function UnitPanel({ seen, unit }: Props) {
  const say = useWords();
  const names = namesFor(seen);
  const { terms, pieceWords } = texts(seen.language);
  const card = unitCard(unit.card);
  const wounds = woundsOf(unit);
  const { courage, maxSpeed } = unit.values;
  return (
    <div className="lg-panel" data-look={unit.id}>
      <Card
        title={names.unit(unit.id)}
        subtitle={`${names.seat(unit.seat)} · ${terms.ranks[unit.rank]}, ${terms.unitTypes[card.type]}`}
        tone={`side-${unit.side}`}
        size="large"
        facts={[
          { label: say('miniatures'), value: `${miniaturesLeft(unit).length}/${unit.miniatures.length}` },
          { label: say('wounds'), value: `${wounds.left}/${wounds.all}` },
          ...(courage === null
            ? []
            : [{ label: say('courage'), value: `${unit.tokens.suppression}/${courage}` }]),
          ...(card.resilience === null ? [] : [{ label: say('resilience'), value: card.resilience }]),
          { label: say('speed'), value: maxSpeed },
        ]}
      >
        <p className="lg-panel-line">
          <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={44} />
          <span>{surgesSaid(seen, unit, say)}</span>
        </p>
        <p>
          {[
            ...(unit.values.isSuppressed ? [pieceWords.suppressed] : []),
            ...unitTokens(unit, seen.table, sceneWords(seen)).map(({ name }) => name),
          ].join(' · ')}
        </p>
      </Card>
      <Weapons seen={seen} unit={unit} />
      <Keywords seen={seen} uses={card.keywords} />
      <Upgrades seen={seen} unit={unit} />
    </div>
  );
}

/** The die it defends with, and what surges turn to. */
function surgesSaid({ language }: Props['seen'], { card }: UnitView, say: LegionSay): string {
  const { defenseDie, attackSurge, defenseSurge } = unitCard(card);
  const { faces, colours } = texts(language).pieceWords.names;
  return [
    say('defenseDie', { colour: colours[defenseDie] }),
    ...(attackSurge === null ? [] : [say('attackSurge', { face: faces[attackSurge] })]),
    ...(defenseSurge === null ? [] : [say('defenseSurge', { face: faces[defenseSurge] })]),
  ].join(' · ');
}

interface Armed {
  readonly weapon: Weapon;
  readonly from: string | null;
}

function Weapons({ seen, unit }: Props) {
  const say = useWords();
  const { language } = seen;
  const { terms } = texts(language);
  const armed: readonly Armed[] = [
    ...unitCard(unit.card).weapons.map((weapon) => ({ weapon, from: null })),
    ...unit.upgrades.flatMap(({ card, discarded }) => {
      const { weapon } = upgradeCard(card);
      return weapon && !discarded ? [{ weapon, from: cardName(card) ?? card }] : [];
    }),
  ];
  if (armed.length === 0) return null;
  return (
    <section>
      <h3>{say('weapons')}</h3>
      <ul className="lg-panel-weapons">
        {armed.map(({ weapon, from }) => (
          <li key={`${from} ${weapon.name}`}>
            <span className="lg-panel-weapon">
              {weapon.name}
              {from !== null && from !== weapon.name && <span className="soft"> ({from})</span>}
            </span>
            <DiceRow dice={weapon.dice} />
            <span className="soft">{rangeSaid(weapon, say, terms.attacks.melee)}</span>
            {weapon.keywords.length > 0 && (
              <span className="lg-panel-keys">
                {weapon.keywords.map((use) => keywordLabel(use, language)).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rangeSaid({ isMelee, range }: Weapon, say: LegionSay, melee: string): string {
  const reach = (band: number) => (band > 4 ? '4+' : String(band));
  return [
    ...(isMelee ? [melee] : []),
    ...(range === null
      ? []
      : [
          range.min === range.max
            ? say('atRange', { range: reach(range.min) })
            : say('atRanges', { from: reach(range.min), to: reach(range.max) }),
        ]),
  ].join(' · ');
}

interface KeywordsProps extends SeenProps<LegionView> {
  readonly uses: readonly KeywordUse[];
}

function Keywords({ seen, uses }: KeywordsProps) {
  const say = useWords();
  if (uses.length === 0) return null;
  return (
    <section>
      <h3>{say('keywords')}</h3>
      <dl className="lg-panel-keywords">
        {uses.map((use) => (
          <div key={keywordLabel(use, seen.language)}>
            <dt>{keywordLabel(use, seen.language)}</dt>
            <dd>{keywordText(use.id, seen.language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Upgrades({ seen, unit }: Props) {
  const say = useWords();
  const { language } = seen;
  const { terms } = texts(language);
  if (unit.upgrades.length === 0) return null;
  return (
    <section>
      <h3>{say('upgrades')}</h3>
      <ul className="lg-panel-cards">
        {unit.upgrades.map(({ key, card, exhausted, discarded }) => (
          <li key={key}>
            <Card
              title={cardName(card) ?? card}
              subtitle={[
                capital(terms.slots[upgradeCard(card).type]),
                ...(discarded ? [say('discarded')] : exhausted ? [say('exhausted')] : []),
              ].join(' · ')}
              text={cardText(card, language) ?? ''}
              isSpent={discarded || exhausted}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
