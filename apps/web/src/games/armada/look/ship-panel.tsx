import { shipCard } from '@sortie/armada/catalogue';
import { cardName, cardText, texts } from '@sortie/armada/text';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import { capital } from '../../../table/capital.ts';
import { Card } from '../../../table/card.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { CommandIcon } from '../parts/command-icon.tsx';
import { DicePoolRow } from '../parts/dice-pool.tsx';
import { TokenIcon } from '../parts/token-icon.tsx';
import { ZoneCross } from '../parts/zone-cross.tsx';
import { ZoneShields } from '../parts/zone-shields.tsx';
import { useWords } from '../text/words.ts';
import { hullOf, shapesOf } from '../units.ts';
import './piece-panel.css';
import { SpeedChartTable } from './speed-chart-table.tsx';

type Props = SeenProps<ArmadaView> & { readonly ship: ShipView };

/** Everything that is open about a ship: its card with the numbers in force, what it carries and suffers. */
export function ShipPanel({ seen, ship }: Props) {
  const say = useWords();
  const names = namesFor(seen);
  const { armament, antiSquadron } = shipCard(ship.card);
  const hull = hullOf(ship);
  return (
    <div className="ar-panel" data-look={ship.id}>
      <Card
        title={names.unit(ship.id)}
        subtitle={names.seat(ship.seat)}
        tone={`side-${ship.side}`}
        size="large"
        facts={[
          { label: say('hull'), value: `${hull.left}/${hull.all}` },
          { label: say('commandValue'), value: ship.values.command },
          { label: say('squadronValue'), value: ship.values.squadron },
          { label: say('engineeringValue'), value: ship.values.engineering },
          { label: say('speed'), value: `${ship.speed}/${ship.values.maxSpeed}` },
        ]}
      >
        <ZoneCross
          label={say('hullZones')}
          middle={<PieceFigure shapes={shapesOf(ship)} side={ship.side} size={52} />}
        >
          {(zone) => (
            <>
              <ZoneShields ship={ship} zone={zone} />
              <DicePoolRow pool={armament[zone]} />
            </>
          )}
        </ZoneCross>
        <p className="ar-panel-line">
          {say('antiSquadron')} <DicePoolRow pool={antiSquadron} />
        </p>
      </Card>
      <Commands seen={seen} ship={ship} />
      <SpeedChartTable card={ship.card} speed={ship.speed} />
      <Cards seen={seen} ship={ship} />
    </div>
  );
}

/** The stack from the top, command tokens and defense tokens. */
function Commands({ seen, ship }: Props) {
  const say = useWords();
  const words = texts(seen.language).pieceWords;
  const nameOf = (command: (typeof ship.dials)[number]) =>
    command === 'hidden' ? say('hiddenDial') : words.names.commands[command];
  return (
    <dl className="ar-panel-facts">
      <dt>{say('stack')}</dt>
      <dd>
        {ship.dials.length === 0 && '–'}
        {ship.dials.map((command, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dial is known by its place in the stack
          <span key={depth} className="ar-panel-item">
            <CommandIcon command={command} /> {nameOf(command)}
          </span>
        ))}
      </dd>
      <dt>{say('revealed')}</dt>
      <dd>{ship.revealedDial === null ? '–' : words.names.commands[ship.revealedDial]}</dd>
      <dt>{say('commandTokens')}</dt>
      <dd>
        {ship.commandTokens.length === 0
          ? '–'
          : ship.commandTokens.map((command) => words.names.commands[command]).join(', ')}
      </dd>
      <dt>{say('defenseTokens')}</dt>
      <dd className="ar-panel-tokens">
        {ship.defenseTokens.map(({ token, state }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
          <span key={place} title={words.defenseToken(token, state)}>
            <TokenIcon token={token} state={state} />
            <span className="unseen">{words.defenseToken(token, state)}</span>
          </span>
        ))}
      </dd>
    </dl>
  );
}

function Cards({ seen, ship }: Props) {
  const say = useWords();
  const { language } = seen;
  const facedown = ship.damage.filter(({ faceup }) => !faceup).length;
  const faceup = ship.damage.filter((each) => each.faceup && each.card !== null);
  return (
    <>
      {ship.damage.length > 0 && (
        <section>
          <h3>{say('damage')}</h3>
          {facedown > 0 && <p>{capital(texts(language).pieceWords.facedownDamage(facedown))}</p>}
          <ul className="ar-panel-cards">
            {faceup.map(({ key, card }) => (
              <li key={key}>
                <Card
                  title={cardName(card ?? '', language) ?? ''}
                  text={cardText(card ?? '', language) ?? ''}
                  tone="bad"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {ship.upgrades.length > 0 && (
        <section>
          <h3>{say('upgrades')}</h3>
          <ul className="ar-panel-cards">
            {ship.upgrades.map(({ key, card, faceup: isUp, exhausted }) => (
              <li key={key} data-card={key}>
                <Card
                  title={cardName(card, language) ?? card}
                  {...(isUp && !exhausted ? {} : { subtitle: say(isUp ? 'exhausted' : 'discarded') })}
                  text={cardText(card, language) ?? ''}
                  isSpent={!isUp}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
