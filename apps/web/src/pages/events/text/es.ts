import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Eventos',
  lead: 'Lleva un día de partidas desde la inscripción hasta la última mesa: en mesas reales, en Sortie o en ambas.',
  kept: 'Tus eventos',
  unnamed: 'Evento sin nombre',
  asOrganiser: 'A la mesa de control',
  asJudge: 'Como juez',
  asPlayer: 'Mi ronda',
  asPublic: 'Página pública',
  forget: 'Olvidar',
  forgetOf: 'Olvidar {{name}}',
  forgetWhy:
    'Este navegador guarda el enlace de tu papel. Si lo olvidas, se pierde salvo que lo tengas en otro sitio.',
  new: 'Un evento nuevo',
  name: 'Nombre del evento',
  organiser: 'Tu nombre',
  organiserHint: 'El registro muestra quién hizo qué.',
  date: 'Fecha',
  game: 'Juego',
  preset: 'Puntuación',
  presetHint: 'Se puede cambiar hasta el comienzo.',
  make: 'Crear el evento',
  takeOver: 'Seguir un evento desde un archivo',
  takeOverWhy:
    'Otro servidor escribió el archivo a mitad del día; el evento sigue aquí con los mismos sorteos. Los enlaces se crean de nuevo.',
  eventFile: 'Archivo del evento',
  goOn: 'Seguir aquí',
  offline: 'No se puede llegar al servidor.',
  failed: 'Se ha rechazado: {{message}}',
};
