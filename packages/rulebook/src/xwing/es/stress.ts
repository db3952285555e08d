import type { RuleTexts } from '../rule-texts.ts';

export const stressEs = {
  'xw.stress.definition': {
    title: 'Bajo tensión',
    rule: 'Una nave está bajo tensión mientras tiene al menos 1 ficha de tensión.',
  },
  'xw.stress.no-actions': {
    title: 'La tensión impide las acciones',
    rule: 'Una nave bajo tensión no realiza ninguna acción, ni siquiera gratuita.',
  },
  'xw.stress.no-red': {
    title: 'La tensión impide las maniobras rojas',
    rule: 'Bajo tensión, una nave no puede ejecutar una maniobra roja.',
  },
  'xw.stress.red-revealed-opponent-picks': {
    title: 'Revelar rojo sin poder',
    rule: 'Cuando una nave bajo tensión revela rojo, el adversario pone en su lugar cualquier maniobra no roja de ese selector, y la nave debe ejecutarla; ambos colores se miran después de los efectos que cambian la dificultad.',
  },
  'xw.stress.stacks': {
    title: 'La tensión se acumula',
    rule: 'Una nave puede tener cualquier cantidad de fichas de tensión.',
  },
  'xw.stress.green-then-act': {
    title: 'Librarse de la tensión antes de actuar',
    rule: 'Como la tensión se comprueba antes de Realizar una acción, la nave que pierde su última ficha por una maniobra verde puede actuar en esa misma activación.',
  },
  'xw.stress.red-then-no-act': {
    title: 'La maniobra roja impide la acción',
    rule: 'Como la tensión se comprueba antes de Realizar una acción, la nave que acaba de ejecutar una maniobra roja está bajo tensión y no puede actuar en esa activación.',
  },
  'xw.stress.can-attack': {
    title: 'La tensión no impide atacar',
    rule: 'Una nave bajo tensión ataca, se defiende y gasta fichas con normalidad.',
  },
} as const satisfies RuleTexts;
