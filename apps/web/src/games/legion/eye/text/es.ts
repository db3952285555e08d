import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  openEye: 'A través de sus ojos',
  openField: 'Campo de batalla en 3D',
  eyeTitle: 'Lo que ve {{miniature}} de {{unit}}',
  fieldTitle: 'El campo de batalla',
  close: 'Cerrar',
  eyeView: 'A través de sus ojos',
  fieldView: 'Desde arriba',
  whoLooks: 'Quién mira',
  nobodyLooks: 'Nadie',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  lookUp: 'Mirar arriba',
  lookDown: 'Mirar abajo',
  nearer: 'Más cerca',
  farther: 'Más lejos',
  hint: 'Arrastra para girar, o usa las flechas, más y menos. Lo que está en sombra queda oculto a quien mira. La vista no decide nada: mide el árbitro.',
  noWebGl:
    'Este navegador no muestra imágenes en 3D (falta WebGL o está desactivado). La lista dice igualmente a quién se ve.',
  seesTitle: 'Enemigos a la vista',
  sees: '{{unit}}: {{seen}} de {{all}}',
  seesNobody: '{{unit}}: oculta',
};
