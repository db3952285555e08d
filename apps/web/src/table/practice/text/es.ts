import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  practice: 'Ayudas para practicar, contra el ordenador',
  on: 'Visibles',
  off: 'Ocultas',
  show: 'Práctica: mostrar adónde lleva y hasta dónde alcanzan las piezas',
  nothingInTheWay: 'No hay nada en el camino, tal como está ahora la mesa.',
  chooseToSee: 'Señala o elige una opción para ver adónde lleva.',
};
