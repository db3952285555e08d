import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Inscribirse',
  closed: 'El evento ha empezado. Si quieres entrar tarde, ve a la mesa de la organización.',
  already: 'En este dispositivo {{name}} tiene la inscripción hecha.',
  toMyPage: 'A mi página',
  name: 'Tu nombre',
  club: 'Tu club, si tienes',
  list: 'Tu lista',
  listWhy:
    'En XWS o el texto de un creador de listas. Queda oculta hasta que empiece el evento, y puedes cambiarla hasta entonces.',
  listLater: 'También puedes entregar la lista más tarde.',
  faulty_one: 'Esta lista no se puede aceptar. Su fallo:',
  faulty_other: 'Esta lista no se puede aceptar. Sus {{count}} fallos:',
  ownList: 'De las listas guardadas en este navegador',
  chooseOwn: 'Elige una…',
  register: 'Inscribirme',
  done: 'Tu inscripción está hecha',
  keepLink:
    'Todo lo tuyo está en tu propia página. Este dispositivo la recuerda; guarda el enlace si quieres abrirla en otro.',
  myLink: 'Mi propio enlace',
};
