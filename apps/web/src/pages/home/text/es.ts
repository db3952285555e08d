import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'La mesa está puesta. El árbitro conoce todas las reglas.',
  lead: 'Juega a {{games}} desde el navegador: selectores, plantillas, arcos y dados como en una mesa de verdad, y nadie tiene que buscar nada en el reglamento.',
  learn: '¿Es tu primera vez? Aprende en diez minutos',
  picture:
    'Dibujo de una partida: cazas en sus peanas entre asteroides, un arco de fuego, una plantilla de maniobra, un selector y dados.',
  choose: '¿Cómo quieres jugar?',
  computer: 'Contra el ordenador',
  computerWhy: 'Ya tienes una lista preparada. En la mesa en menos de un minuto.',
  hotseat: 'Dos en una pantalla',
  hotseatWhy: 'Pasaos la pantalla; lo secreto sigue siendo secreto.',
  link: 'Con un amigo por enlace',
  linkWhy: 'Envía un enlace. Tu amigo juega en cualquier navegador.',
  goOn: 'Seguir con una partida',
  goOnTo: 'Seguir: {{title}}',
  allGames: 'Las {{count}} partidas guardadas',
  more: 'Más',
  lists: 'Crear una lista',
  listsWhy: 'Todas las cartas, revisadas mientras construyes.',
  rules: 'Consultar una regla',
  rulesWhy: 'El reglamento entero en palabras sencillas, con dibujos.',
  replays: 'Ver una repetición',
  replaysWhy: 'Recorre una partida paso a paso y sigue jugando desde cualquier momento.',
  events: 'Organizar un evento',
  eventsWhy: 'Emparejamientos, resultados y clasificación de todo un día.',
  whichGame: '¿Qué juego?',
};
