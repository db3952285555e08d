import { findPilot } from '@sortie/xwing/catalogue';
import type { Fault } from '@sortie/xwing/lists';
import { addKeys } from '../../../../lists/add-keys.ts';
import { RuleLink } from '../../../../rules/rule-link.tsx';
import { faultSentence } from '../terms/fault-sentence.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import '../../../../lists/bench/fault-list.css';

/** What is wrong, each sentence with its rule; `named` says which ship is meant. */
export function FaultList({
  faults,
  named = false,
}: {
  readonly faults: readonly Fault[];
  readonly named?: boolean;
}) {
  const terms = useTerms();
  if (faults.length === 0) return null;
  return (
    <ul className="fault-list">
      {addKeys(faults, ({ rule, card = '' }) => `${rule} ${card}`).map(({ key, item: fault }) => (
        <li key={key} data-fault={fault.reason.kind}>
          {named && fault.pilot !== undefined && <b>{findPilot(fault.pilot)?.name}: </b>}
          {faultSentence(fault, terms)} <RuleLink rule={fault.rule} />
        </li>
      ))}
    </ul>
  );
}
