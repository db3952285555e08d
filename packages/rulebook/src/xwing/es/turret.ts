import type { RuleTexts } from '../rule-texts.ts';

export const turretEs = {
  'xw.turret.definition': {
    title: 'Armamento principal de torreta',
    rule: 'Una nave con el icono de torreta principal puede usar su armamento principal contra un enemigo a alcance 1-3, esté dentro o fuera de su arco.',
  },
  'xw.turret.arc-still-printed': {
    title: 'Las torretas conservan un arco normal',
    rule: 'Una nave con torreta tiene aun así un arco impreso menor de 360 grados, así que los efectos de dentro y fuera del arco siguen distinguiendo objetivos.',
  },
  'xw.turret.secondary-needs-arc': {
    title: 'Armas secundarias de una nave con torreta',
    rule: 'Los ataques con armas secundarias de una nave con torreta exigen el objetivo en su arco principal, salvo que la carta de Mejora diga otra cosa.',
  },
  'xw.turret.range-bonus-applies': {
    title: 'Las torretas tienen las ventajas de alcance',
    rule: 'Un ataque de torreta principal es un ataque de armamento principal, así que le valen las dos ventajas de alcance.',
  },
} as const satisfies RuleTexts;
