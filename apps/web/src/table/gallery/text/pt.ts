import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  gallery: 'Da arquibancada',
  show: 'Mostrar o que diz quem assiste',
  mark: 'assiste',
  nobodySpoke: 'Ninguém que assiste disse nada ainda.',
  name: 'Seu nome',
  nobody: 'Alguém',
  talk: 'Diga algo da arquibancada',
  send: 'Enviar',
  tooFast: 'Foi demais de uma vez. Espere um momento e envie de novo.',
  notSaid: 'Não foi enviado. Tente de novo.',
};
