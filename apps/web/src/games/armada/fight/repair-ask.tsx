import type { HullZone } from '@sortie/armada/catalogue';
import type { RepairAnswer } from '@sortie/armada/model';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { Answers } from '../../../table/answers.tsx';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { ZoneCross } from '../parts/zone-cross.tsx';
import { ZoneShields } from '../parts/zone-shields.tsx';
import { useWords } from '../text/words.ts';
import './fight.css';

type Offer = Extract<RepairAnswer, { readonly repair: string }>;

/** What engineering points buy: shields moved for 1, a shield for 2, a damage card gone for 3. */
export function RepairAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { ship: id, points } = decision.about as unknown as {
    readonly ship: string;
    readonly points: number;
  };
  const ship = seen.table.ships.find((each) => each.id === id);
  const all = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const pass = all.find(isPass);
  const offers = all.filter((each) => each !== pass) as unknown as readonly Offer[];
  const [from, setFrom] = useState<HullZone | null>(null);
  const names = namesFor(seen);
  const textOf = (answer: Plain) => capital(texts(seen.language).answerText(decision, answer, names));
  const cards = offers.filter(({ repair }) => repair === 'discardDamage');
  const moves = offers.filter((each) => each.repair === 'moveShield');
  if (!ship) return null;
  return (
    <div className="ar-fight">
      <p className="ar-fight-points">{say('engineeringLeft', { count: points })}</p>
      <ZoneCross label={say('hullZones')} middle={from && <span className="soft">{say('moveWhere')}</span>}>
        {(zone) => (
          <ZoneRepairs
            offers={offers}
            zone={zone}
            from={from}
            busy={busy}
            onFrom={setFrom}
            onAnswer={(answer) => {
              setFrom(null);
              send(answer as unknown as Plain);
            }}
          >
            <ZoneShields ship={ship} zone={zone} />
          </ZoneRepairs>
        )}
      </ZoneCross>
      {moves.length > 0 && <p className="soft ar-fight-note">{say('moveHint')}</p>}
      {cards.length > 0 && (
        <Answers
          options={cards.map((answer) => ({
            key: JSON.stringify(answer),
            label: textOf(answer as unknown as Plain),
            detail: say('pointsCost', { count: 3 }),
          }))}
          busy={busy}
          onChoose={(key) => send(JSON.parse(key))}
        />
      )}
      {pass !== undefined && (
        <Pass answer={pass} label={textOf(pass)} busy={busy} isBest={offers.length === 0} onAnswer={send} />
      )}
    </div>
  );
}

interface ZoneRepairsProps {
  readonly offers: readonly Offer[];
  readonly zone: HullZone;
  readonly from: HullZone | null;
  readonly busy: boolean;
  readonly onFrom: (zone: HullZone | null) => void;
  readonly onAnswer: (answer: Offer) => void;
  readonly children: ReactNode;
}

/** What can be done with the shields of one zone: recovered, taken from it, put onto it. */
function ZoneRepairs({ offers, zone, from, busy, onFrom, onAnswer, children }: ZoneRepairsProps) {
  const say = useWords();
  const recover = offers.find((each) => each.repair === 'recoverShield' && each.zone === zone);
  const mayGive = offers.some((each) => each.repair === 'moveShield' && each.from === zone);
  const move = offers.find((each) => each.repair === 'moveShield' && each.from === from && each.to === zone);
  const name = texts(useLanguage()).pieceWords.names.zones[zone];
  return (
    <>
      {children}
      {recover && from === null && (
        <button
          type="button"
          disabled={busy}
          data-answer={JSON.stringify(recover)}
          aria-label={say('recoverShield', { zone: name })}
          onClick={() => onAnswer(recover)}
        >
          {say('recoverShort')}
        </button>
      )}
      {mayGive && from === null && (
        <button
          type="button"
          disabled={busy}
          data-move-from={zone}
          aria-label={say('moveFrom', { zone: name })}
          onClick={() => onFrom(zone)}
        >
          {say('moveShort')}
        </button>
      )}
      {from === zone && (
        <button type="button" onClick={() => onFrom(null)}>
          {say('cancel')}
        </button>
      )}
      {move && (
        <button
          type="button"
          disabled={busy}
          data-answer={JSON.stringify(move)}
          aria-label={say('moveTo', { zone: name })}
          onClick={() => onAnswer(move)}
        >
          {say('moveHere')}
        </button>
      )}
    </>
  );
}
