import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Aprenda {{game}}',
  learn: 'Primeira vez aqui? Aprenda em dez minutos',
  coach: 'Seu instrutor',
  progress: '{{number}} de {{count}}',
  progressOf: 'Até onde você chegou',
  back: 'Voltar',
  skip: 'Pular',
  watch: 'Veja…',
  next: 'Avançar',
  startAgain: 'Começar de novo',
  playOn: 'Continuar jogando daqui',
  ownBattle: 'Começar minha própria batalha',
  battle: 'Primeira batalha de {{game}}',
  noServer: 'O servidor não responde. Tente de novo daqui a pouco.',
  missing: 'Este jogo ainda não tem tutorial',
  failed: 'Não foi possível carregar o tutorial',
  tryAgain: 'Tentar de novo',
  home: 'Ir à página inicial',
};
