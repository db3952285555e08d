import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  brief_one: 'Se guarda en el servidor un día desde la última jugada.',
  brief_other: 'Se guarda en el servidor {{count}} días desde la última jugada.',
  briefForEver: 'Se guarda en el servidor sin límite de tiempo.',
  briefWaiting_one: 'Con un sitio libre: un día.',
  briefWaiting_other: 'Con un sitio libre: {{count}} días.',
  more: 'Qué se guarda',
  title: 'Qué guarda el servidor',
  ofPeople:
    'De ti guarda lo que escribes: tu nombre, tus listas y lo que dices en la mesa. No usa cookies, no pide cuenta y no anota direcciones.',
  waiting_one:
    'Una mesa con un sitio libre se borra un día después de que alguien se sentara por última vez.',
  waiting_other:
    'Una mesa con un sitio libre se borra {{count}} días después de que alguien se sentara por última vez.',
  waitingForEver: 'Una mesa con un sitio libre se queda hasta que la retire quien lleva el servidor.',
  game_one: 'Una partida, terminada o no, se borra un día después de la última jugada.',
  game_other: 'Una partida, terminada o no, se borra {{count}} días después de la última jugada.',
  gameForEver:
    'Las partidas, las repeticiones compartidas y los eventos se quedan hasta que los borre quien lleva el servidor.',
  others_one:
    'Una repetición compartida se borra un día después de compartirla; un evento, con todas sus partidas, un día después de lo último que se hizo en él.',
  others_other:
    'Una repetición compartida se borra {{count}} días después de compartirla; un evento, con todas sus partidas, {{count}} días después de lo último que se hizo en él.',
  here: 'Los ajustes, las listas y las llaves de tus sitios están solo en este navegador.',
};
