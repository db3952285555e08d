import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  stage: 'O que acontece agora',
  again: 'Visto de novo',
  skip: 'Pular',
  goOn: 'Continuar',
  close: 'Fechar',
  playing: 'A próxima pergunta vem depois que isto for visto.',
  controls: 'Como é mostrado',
  pace: 'Velocidade',
  calm: 'Calma',
  usual: 'De sempre',
  fast: 'Rápida',
  atOnce: 'De uma vez',
  waits: 'Esperar por mim depois de cada ataque',
  lookAgain: 'Ver de novo o último ataque',
  soundOn: 'O som está ligado. Desligar',
  soundOff: 'O som está desligado. Ligar',
  wantSound: 'Ligar o som',
  noSound: 'Sem som',
};
