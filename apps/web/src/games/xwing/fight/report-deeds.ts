import { type DamageCardId, damageCard } from '@sortie/xwing/catalogue';
import type { Say } from '../../../app/words.ts';
import type { AttackReport } from './attack-reports.ts';
import type { en } from './text/en.ts';

export interface Deed {
  readonly key: string;
  readonly kind: 'missed' | 'hit' | 'crit' | 'shield' | 'card' | 'faceup' | 'turned' | 'destroyed' | 'doomed';
  readonly text: string;
}

/** What an attack did, each thing in a few words. */
export function reportDeeds(report: AttackReport, defender: string, say: Say<typeof en>): readonly Deed[] {
  const { outcome, hits, crits, shieldsLost, dealt, turned, fate } = report;
  if (outcome !== 'hit') return [{ key: 'missed', kind: 'missed', text: say('missed') }];
  const facedown = dealt.filter(({ faceup }) => !faceup).length;
  const deeds: readonly (Deed | false)[] = [
    hits > 0 && { key: 'hits', kind: 'hit', text: say('hits', { count: hits }) },
    crits > 0 && { key: 'crits', kind: 'crit', text: say('crits', { count: crits }) },
    shieldsLost > 0 && { key: 'shields', kind: 'shield', text: say('shieldsLost', { count: shieldsLost }) },
    facedown > 0 && { key: 'facedown', kind: 'card', text: say('facedownDealt', { count: facedown }) },
    ...dealt
      .filter(({ faceup }) => faceup)
      .map(
        ({ key, card }): Deed => ({
          key,
          kind: 'faceup',
          text: say('faceupDealt', { card: nameOf(card, say) }),
        }),
      ),
    ...turned.map(({ key, card, faceup }): Deed => {
      const text = say(faceup ? 'turnedFaceup' : 'turnedFacedown', { card: nameOf(card, say) });
      return { key: `${key} ${faceup}`, kind: 'turned', text };
    }),
    fate !== null && { key: 'fate', kind: fate, text: say(fate, { ship: defender }) },
  ];
  return deeds.filter((deed) => deed !== false);
}

function nameOf(card: string | null, say: Say<typeof en>): string {
  return card === null ? say('aCard') : damageCard(card as DamageCardId).name;
}
