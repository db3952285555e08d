import type { RuleTexts } from '../rule-texts.ts';

export const turretPt = {
  'xw.turret.definition': {
    title: 'Arma primária de torre',
    rule: 'Uma nave com o ícone de torre primária pode usar sua arma primária contra um inimigo em alcance 1-3, esteja dentro ou fora de seu arco.',
  },
  'xw.turret.arc-still-printed': {
    title: 'As torres mantêm um arco normal',
    rule: 'Uma nave com torre ainda tem um arco impresso menor que 360 graus, então os efeitos de dentro e fora do arco continuam distinguindo alvos.',
  },
  'xw.turret.secondary-needs-arc': {
    title: 'Armas secundárias de uma nave com torre',
    rule: 'Os ataques com armas secundárias de uma nave com torre exigem o alvo em seu arco principal, a menos que a carta de Melhoria diga outra coisa.',
  },
  'xw.turret.range-bonus-applies': {
    title: 'As torres têm as vantagens de alcance',
    rule: 'Um ataque de torre primária é um ataque de arma primária, então as duas vantagens de alcance valem para ele.',
  },
} as const satisfies RuleTexts;
