import { type ShipCardId, shipCard } from '@sortie/armada/catalogue';
import { useWords } from '../text/words.ts';
import './piece-panel.css';

interface Props {
  readonly card: ShipCardId;
  /** The speed of now, which stands out. */
  readonly speed?: number;
}

/** The yaw of each joint by speed, as the card has it. ar.speed-chart.columns-and-rows */
export function SpeedChartTable({ card, speed: now }: Props) {
  const say = useWords();
  const { speedChart, maxSpeed } = shipCard(card);
  const speeds = Array.from({ length: maxSpeed }, (_, index) => index + 1);
  return (
    <table className="ar-panel-chart">
      <caption>{say('speedChart')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('joint')}</th>
          {speeds.map((speed) => (
            <th key={speed} scope="col" data-now={speed === now}>
              {speed}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {speeds.toReversed().map((joint) => (
          <tr key={joint}>
            <th scope="row">{joint}</th>
            {speeds.map((speed) => (
              <td key={speed} data-now={speed === now}>
                {joint > speed ? '' : speedChart[speed]?.[joint - 1] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
