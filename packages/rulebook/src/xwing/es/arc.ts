import type { RuleTexts } from '../rule-texts.ts';

export const arcEs = {
  'xw.arc.primary': {
    title: 'Arco de fuego principal',
    rule: 'El arco principal de una nave es la cuña que resulta de prolongar las dos líneas de arco impresas en la parte delantera de su indicador.',
  },
  'xw.arc.unbounded': {
    title: 'Largo del arco',
    rule: 'Un arco cruza toda la zona de juego; los límites de alcance se aplican aparte.',
  },
  'xw.arc.inside-any-part': {
    title: 'Dentro del arco',
    rule: 'Basta con estar en parte en un arco: es suficiente un solo punto de la peana dentro de la cuña.',
  },
  'xw.arc.default-for-all-attacks': {
    title: 'El arco principal es el normal',
    rule: 'Todos los ataques, también los de armas secundarias, usan el arco principal si no se dice otra cosa.',
  },
  'xw.arc.ships-do-not-block': {
    title: 'Las naves no tapan el arco',
    rule: 'Las naves que haya en medio no recortan un arco: se puede elegir como objetivo a cualquier enemigo que esté en él.',
  },
  'xw.arc.auxiliary.definition': {
    title: 'Arco auxiliar',
    rule: 'Algunas naves tienen otro arco, marcado con líneas discontinuas y un icono especial de armamento principal.',
  },
  'xw.arc.auxiliary.primary-attack': {
    title: 'Ataques principales por el arco auxiliar',
    rule: 'El armamento principal de una nave así puede elegir a un enemigo a alcance 1-3 que esté en su arco principal o en el auxiliar.',
  },
  'xw.arc.auxiliary.no-secondary': {
    title: 'Sin armas secundarias por el arco auxiliar',
    rule: 'Los ataques con armas secundarias no usan el arco auxiliar, salvo que la carta de Mejora lo permita.',
  },
  'xw.arc.example': {
    title: 'Ejemplo: arco y alcance',
    rule: 'Con un Piloto novato en (0, 0), un Piloto del Escuadrón Obsidiana en (0, -100) y un Piloto de la Academia en (0, 290), todos con rumbo 0, el único objetivo del novato es el de la Academia a alcance 3, mientras que el Obsidiana tiene al novato en su arco a alcance 1.',
  },
} as const satisfies RuleTexts;
