import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  anotherSeat: '¿Otro sitio en esta mesa?',
  anotherSeatWhy:
    'Ya tienes un sitio aquí, y un enlace quiere poner otro en su lugar. Sigue solo si el enlace es tuyo. Tu sitio se conserva hasta que se haya comprobado el otro.',
  keepSeat: 'Conservar mi sitio',
  takeSeat: 'Usar el enlace',
  seedsTitle: 'Ya están todos sentados',
  seedsWhy: 'Ahora cada jugador muestra la semilla que prometió para los dados. Falta la de: {{names}}.',
  seedsUntil:
    'Como muy tarde a las {{time}} la batalla empieza sin ella, y el veredicto sobre los dados lo dirá.',
};
