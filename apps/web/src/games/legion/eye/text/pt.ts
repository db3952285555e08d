import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  openEye: 'Pelos olhos dela',
  openField: 'Campo de batalha em 3D',
  eyeTitle: 'O que {{miniature}} de {{unit}} vê',
  fieldTitle: 'O campo de batalha',
  close: 'Fechar',
  eyeView: 'Pelos olhos dela',
  fieldView: 'De cima',
  whoLooks: 'Quem olha',
  nobodyLooks: 'Ninguém',
  turnLeft: 'Virar à esquerda',
  turnRight: 'Virar à direita',
  lookUp: 'Olhar para cima',
  lookDown: 'Olhar para baixo',
  nearer: 'Mais perto',
  farther: 'Mais longe',
  hint: 'Arraste para girar, ou use as setas, mais e menos. O que está na sombra fica oculto a quem olha. A vista não decide nada: quem mede é o árbitro.',
  noWebGl:
    'Este navegador não mostra imagens em 3D (o WebGL falta ou está desligado). A lista diz mesmo assim quem é visto.',
  seesTitle: 'Inimigos à vista',
  sees: '{{unit}}: {{seen}} de {{all}}',
  seesNobody: '{{unit}}: oculta',
};
