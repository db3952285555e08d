import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Eventos',
  lead: 'Conduza um dia de partidas da inscrição à última mesa: em mesas reais, no Sortie ou nas duas.',
  kept: 'Seus eventos',
  unnamed: 'Evento sem nome',
  asOrganiser: 'Para a mesa de controle',
  asJudge: 'Como juiz',
  asPlayer: 'Minha rodada',
  asPublic: 'Página pública',
  forget: 'Esquecer',
  forgetOf: 'Esquecer {{name}}',
  forgetWhy:
    'Este navegador guarda o link do seu papel. Esquecido, ele se perde, a não ser que você o tenha em outro lugar.',
  new: 'Um evento novo',
  name: 'Nome do evento',
  organiser: 'Seu nome',
  organiserHint: 'O registro mostra quem fez o quê.',
  date: 'Data',
  game: 'Jogo',
  preset: 'Pontuação',
  presetHint: 'Pode ser mudada até o começo.',
  make: 'Criar o evento',
  takeOver: 'Continuar um evento de um arquivo',
  takeOverWhy:
    'Outro servidor escreveu o arquivo no meio do dia; o evento continua aqui com os mesmos sorteios. Os links são criados de novo.',
  eventFile: 'Arquivo do evento',
  goOn: 'Continuar aqui',
  offline: 'O servidor não responde.',
  failed: 'Foi recusado: {{message}}',
};
