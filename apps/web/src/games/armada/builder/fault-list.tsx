import { cardName, type Fault, type Fleet, faultSentence } from '@sortie/armada/lists';
import { useLanguage } from '../../../app/settings.ts';
import { addKeys } from '../../../lists/add-keys.ts';
import '../../../lists/bench/fault-list.css';
import { RuleLink } from '../../../rules/rule-link.tsx';
import './builder.css';

interface Props {
  readonly faults: readonly Fault[];
  /** Where it is said which ship is meant. */
  readonly fleet?: Fleet;
}

/** What is wrong, each sentence with its rule. */
export function FaultList({ faults, fleet }: Props) {
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <ul className="fault-list">
      {addKeys(faults, ({ rule, card }) => `${rule} ${card?.id}`).map(({ key, item: fault }) => {
        const ship = fault.ship === undefined ? undefined : fleet?.ships[fault.ship]?.ship;
        return (
          <li key={key} data-fault={fault.reason.kind}>
            {ship !== undefined && <b>{cardName('ship', ship)}: </b>}
            {faultSentence(fault, language)} <RuleLink rule={fault.rule} />
          </li>
        );
      })}
    </ul>
  );
}
