import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  brief_one: 'Fica guardada no servidor por um dia após a última jogada.',
  brief_other: 'Fica guardada no servidor por {{count}} dias após a última jogada.',
  briefForEver: 'Fica guardada no servidor sem limite de tempo.',
  briefWaiting_one: 'Com um lugar livre: por um dia.',
  briefWaiting_other: 'Com um lugar livre: por {{count}} dias.',
  more: 'O que fica guardado',
  title: 'O que o servidor guarda',
  ofPeople:
    'De você ele guarda o que você escreve: seu nome, suas listas e o que você diz à mesa. Não usa cookies, não pede conta e não anota endereços.',
  waiting_one:
    'Uma mesa com um lugar livre é apagada um dia depois de alguém ter se sentado pela última vez.',
  waiting_other:
    'Uma mesa com um lugar livre é apagada {{count}} dias depois de alguém ter se sentado pela última vez.',
  waitingForEver: 'Uma mesa com um lugar livre fica até que quem cuida do servidor a desfaça.',
  game_one: 'Uma partida, encerrada ou não, é apagada um dia depois da última jogada.',
  game_other: 'Uma partida, encerrada ou não, é apagada {{count}} dias depois da última jogada.',
  gameForEver:
    'As partidas, os replays compartilhados e os eventos ficam até que quem cuida do servidor os apague.',
  others_one:
    'Um replay compartilhado é apagado um dia depois de compartilhado; um evento, com todas as suas partidas, um dia depois da última coisa feita nele.',
  others_other:
    'Um replay compartilhado é apagado {{count}} dias depois de compartilhado; um evento, com todas as suas partidas, {{count}} dias depois da última coisa feita nele.',
  here: 'As configurações, as listas e as chaves dos seus lugares estão só neste navegador.',
};
