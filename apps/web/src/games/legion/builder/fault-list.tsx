import { type Army, cardName, type Fault, faultSentence } from '@sortie/legion/lists';
import { useLanguage } from '../../../app/settings.ts';
import { addKeys } from '../../../lists/add-keys.ts';
import '../../../lists/bench/fault-list.css';
import { RuleLink } from '../../../rules/rule-link.tsx';

interface Props {
  readonly faults: readonly Fault[];
  /** Where it is said which unit is meant. */
  readonly army?: Army;
}

/** What is wrong, each sentence with its rule. */
export function FaultList({ faults, army }: Props) {
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <ul className="fault-list">
      {addKeys(faults, ({ rule, card }) => `${rule} ${card?.id}`).map(({ key, item: fault }) => {
        const unit = fault.unit === undefined ? undefined : army?.units[fault.unit]?.unit;
        return (
          <li key={key} data-fault={fault.reason.kind}>
            {unit !== undefined && <b>{cardName('unit', unit)}: </b>}
            {faultSentence(fault, language)} <RuleLink rule={fault.rule} />
          </li>
        );
      })}
    </ul>
  );
}
