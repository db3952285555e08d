import type { RuleTexts } from '../rule-texts.ts';

export const bombEs = {
  'xw.bomb.drop.procedure': {
    title: 'Soltar una bomba',
    rule: 'Para soltar una bomba se pone la plantilla recta de velocidad 1 entre los salientes traseros de la nave y se encajan los de la ficha de bomba en el extremo lejano.',
  },
  'xw.bomb.drop.one-per-round': {
    title: 'Una bomba por ronda',
    rule: 'Una nave puede soltar como mucho 1 bomba por ronda.',
  },
  'xw.bomb.drop.type-from-card': {
    title: 'La carta decide el tipo de bomba',
    rule: 'La mejora de Bomba determina qué ficha de bomba se suelta y cuándo detona.',
  },
  'xw.bomb.not-obstacle': {
    title: 'Las bombas no son obstáculos',
    rule: 'Las fichas de bomba no son obstáculos, así que no obstruyen ataques ni impiden recolocarse.',
  },
  'xw.bomb.under-ship': {
    title: 'Bomba soltada sobre una nave',
    rule: 'Una bomba soltada donde hay una nave va debajo de su peana y no detona al momento, salvo que su carta diga que el solapamiento la detona.',
  },
  'xw.bomb.multi-overlap-choice': {
    title: 'Bomba de contacto bajo varias naves',
    rule: 'Si una bomba que detona por solapamiento cae bajo varias naves, el jugador de la nave que la soltó decide cuál la hace estallar.',
  },
  'xw.bomb.contact-any-movement': {
    title: 'El contacto detona con cualquier movimiento',
    rule: 'Una bomba que detona por solapamiento estalla con cualquier cambio de posición cuya peana o plantilla la cruce: maniobra, tonel volado, impulso, desactivación de camuflaje u otro efecto.',
  },
  'xw.bomb.guides-count': {
    title: 'Los salientes de la bomba cuentan',
    rule: 'Los salientes de una ficha de bomba son parte de ella para el alcance y el solapamiento.',
  },
  'xw.bomb.partly-outside': {
    title: 'Bomba sobre el borde',
    rule: 'Una bomba puede soltarse en parte fuera de la zona de juego; lo que queda fuera no cuenta.',
  },
  'xw.bomb.partial-template': {
    title: 'Bombas y movimientos acortados',
    rule: 'Si un solapamiento con una nave acortó el movimiento, la parte de plantilla más allá de la posición final real no hace estallar bombas.',
  },
  'xw.bomb.detonate.reference': {
    title: 'Detonación',
    rule: 'Una bomba que detona aplica el efecto de su tipo y después se descarta.',
  },
  'xw.bomb.type.proton': {
    title: 'Bomba de protones',
    rule: 'Cada nave a alcance 1 de una bomba de protones que detona recibe 1 carta de Daño boca arriba, sin pasar por los escudos.',
  },
  'xw.bomb.type.seismic': {
    title: 'Carga sísmica',
    rule: 'Cada nave a alcance 1 de una carga sísmica que detona sufre 1 daño.',
  },
  'xw.bomb.type.proximity': {
    title: 'Mina de proximidad',
    rule: 'La nave que hizo estallar una mina de proximidad al cruzarla tira 3 dados de ataque y sufre 1 daño por impacto y 1 daño crítico por crítico.',
  },
  'xw.bomb.friend-and-foe': {
    title: 'Las bombas dan a todos',
    rule: 'El efecto de una bomba vale para toda nave a la que llegue, aliada, enemiga o la que la soltó.',
  },
} as const satisfies RuleTexts;
