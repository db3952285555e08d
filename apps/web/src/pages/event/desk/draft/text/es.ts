import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Borrador: {{round}}',
  onlyYou: 'Solo lo ves tú. Fija lo que deba quedar, sortea de nuevo, cambia eligiendo a dos y publica.',
  scenario: 'Escenario: {{scenario}}',
  length_one: 'Duración de la ronda: {{count}} minuto (solo tú lo ves)',
  length_other: 'Duración de la ronda: {{count}} minutos (solo tú lo ves)',
  impossible: 'Lo que no fue posible',
  again: 'Sortear de nuevo',
  publish: 'Publicar: {{round}}',
  pairs: 'Parejas del borrador',
  table: 'Mesa',
  tableOf: 'Mesa de {{one}} y {{other}}',
  pickTwo: 'Elegir para cambiar',
  lock: 'Fijar',
  locked: 'Fijada',
  ofPair: '({{one}} y {{other}})',
  bye: 'Descansa (bye)',
  fixed: 'no puede moverse',
  pickAnother: 'Has elegido a {{name}}. Elige a otro para cambiar.',
  swap: 'Cambiar a {{one}} por {{other}}',
  letGo: 'No elegir a nadie',
};
