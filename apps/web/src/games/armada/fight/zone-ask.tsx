import type { HullZone } from '@sortie/armada/catalogue';
import type { ArmadaView } from '@sortie/armada/view';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { ZoneCross } from '../parts/zone-cross.tsx';
import { ZoneShields } from '../parts/zone-shields.tsx';
import { useWords } from '../text/words.ts';
import './fight.css';

/** One of the ship's hull zones. */
export function ZoneAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { ship: id } = decision.about as unknown as { readonly ship: string };
  const ship = seen.table.ships.find((each) => each.id === id);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const offerOf = (zone: HullZone) =>
    offers.find((each) => (each as { readonly zone?: string }).zone === zone);
  if (!ship) return null;
  return (
    <ZoneCross label={say('hullZones')}>
      {(zone) => {
        const offer = offerOf(zone);
        if (offer === undefined) return <ZoneShields ship={ship} zone={zone} />;
        return (
          <button
            type="button"
            disabled={busy}
            data-answer={JSON.stringify(offer)}
            onClick={() => send(offer)}
          >
            <ZoneShields ship={ship} zone={zone} />
          </button>
        );
      }}
    </ZoneCross>
  );
}
