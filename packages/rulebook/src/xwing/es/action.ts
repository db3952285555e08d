import type { RuleTexts } from '../rule-texts.ts';

export const actionEs = {
  'xw.action.one-standard': {
    title: 'Una acción normal',
    rule: 'En el paso Realizar una acción, el último de su activación, una nave puede realizar 1 acción normal.',
  },
  'xw.action.from-bar': {
    title: 'Barra de acciones',
    rule: 'La acción normal debe ser una de la barra de acciones de la nave, una capacidad «Acción:» de alguna de sus cartas o una que conceda su misión.',
  },
  'xw.action.may-pass': {
    title: 'Renunciar a una acción',
    rule: 'Una nave puede renunciar tanto a su acción normal como a cualquier acción gratuita que se le ofrezca.',
  },
  'xw.action.no-repeat': {
    title: 'Sin repetir acción en la ronda',
    rule: 'En una misma ronda cada nave realiza una acción dada como mucho una vez, contando las gratuitas.',
  },
  'xw.action.no-repeat-card-copies': {
    title: 'Las copias comparten el límite',
    rule: 'Tener varias copias de una carta de Mejora o de Daño no deja realizar la acción de esa carta más de una vez por ronda.',
  },
  'xw.action.free.definition': {
    title: 'Acción gratuita',
    rule: 'Una acción gratuita es la que concede una carta u otro efecto, y no consume la acción normal.',
  },
  'xw.action.free.no-icon-needed': {
    title: 'Acción gratuita sin el icono',
    rule: 'Una nave a la que se concede cierta acción gratuita puede realizarla aunque su barra de acciones no tenga ese icono.',
  },
  'xw.action.free.after-skipped-step': {
    title: 'Acción gratuita pese al paso saltado',
    rule: 'Una nave que tuvo que saltarse Realizar una acción por un obstáculo u otro efecto puede realizar acciones gratuitas si no está bajo tensión.',
  },
  'xw.action.free.roll-boost-fallback': {
    title: 'Tonel o impulso gratuito fallido',
    rule: 'Si a una nave se le concede en concreto un tonel volado o un impulso gratuito y falla en la dirección declarada, puede probar otra dirección, pero no cambiar de acción.',
  },
  'xw.action.focus.icon': {
    title: 'Acción de concentración',
    rule: 'Una nave con el icono de concentración puede realizar esa acción y recibe 1 ficha de concentración.',
  },
  'xw.action.focus.spend-attack': {
    title: 'Concentración al atacar',
    rule: 'El atacante puede gastar 1 ficha de concentración para convertir en impactos todas las concentraciones de sus dados de ataque.',
  },
  'xw.action.focus.spend-defense': {
    title: 'Concentración al defenderse',
    rule: 'El defensor puede gastar 1 ficha de concentración para convertir en evasiones todas las concentraciones de sus dados de defensa.',
  },
  'xw.action.focus.multiple': {
    title: 'Varias fichas de concentración',
    rule: 'Una nave puede acumular varias fichas de concentración.',
  },
  'xw.action.focus.spend-without-result': {
    title: 'Gastar concentración para nada',
    rule: 'Una ficha de concentración puede gastarse aunque la tirada no muestre ninguna concentración.',
  },
  'xw.action.focus.assigned-not-action': {
    title: 'Recibir una ficha de concentración',
    rule: 'Recibir una ficha de concentración por una capacidad no es la acción de concentración, que sigue disponible esta ronda.',
  },
  'xw.action.evade.icon': {
    title: 'Acción de evasión',
    rule: 'Una nave con el icono de evasión puede realizar esa acción y recibe 1 ficha de evasión.',
  },
  'xw.action.evade.spend': {
    title: 'Gastar evasión',
    rule: 'El defensor puede gastar 1 ficha de evasión para añadir 1 evasión a su tirada de defensa.',
  },
  'xw.action.evade.multiple': {
    title: 'Varias fichas de evasión',
    rule: 'Una nave puede acumular varias fichas de evasión.',
  },
  'xw.action.evade.assigned-not-action': {
    title: 'Recibir una ficha de evasión',
    rule: 'Recibir una ficha de evasión por una capacidad no es la acción de evasión, que sigue disponible esta ronda.',
  },
} as const satisfies RuleTexts;
