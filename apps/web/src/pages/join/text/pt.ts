import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: '{{name}} desafia você',
  titleNoName: 'Você foi convidado para uma batalha',
  used: 'Este lugar está ocupado',
  usedWhy:
    'O link já foi usado. Se foi você, continue no navegador em que se sentou ou peça um link para assistir.',
  mine: 'Você já está sentado aqui.',
  toGame: 'À partida',
  noGame: 'Essa partida não existe',
  noGameWhy: 'O link não está completo ou a partida não existe mais.',
  notLoaded: 'O servidor não responde',
  notLoadedWhy: 'O convite continua valendo; tente daqui a pouco.',
  tryAgain: 'Tentar de novo',
  home: 'Ir à página inicial',
  agreed: 'O que foi combinado',
  opponents: 'À mesa',
  yourName: 'Seu nome',
  usualName: 'Jogador 2',
  yourSide: 'Seu lado: {{side}}',
  quick: 'Preparar a mesa para mim',
  sit: 'Sentar-se',
  sitting: 'Sentando-se…',
  gameTitle: '{{battle}}: contra {{name}}',
};
