import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  talk: 'Diga algo à mesa',
  send: 'Enviar',
  said: 'O que as pessoas dizem',
  nobodySpoke: 'Ninguém disse nada ainda.',
  phrases: 'Frases rápidas',
  phrase_hello: 'Olá!',
  phrase_luck: 'Boa sorte, divirta-se!',
  phrase_nice: 'Belo tiro!',
  phrase_ouch: 'Ai!',
  phrase_moment: 'Um momento, por favor.',
  phrase_back: 'Voltei.',
  phrase_thanks: 'Obrigado!',
  phrase_over: 'Boa partida!',
};
