import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  publicLink: 'Link do evento, para todos',
  linkOf: 'Link de {{name}}',
  makeLink: 'Criar ou trocar o link',
  makeLinkOf: 'Criar ou trocar o link de {{name}}',
  replaces: 'Quem tem o link tem o papel. Um link anterior da mesma pessoa deixa de funcionar.',
  judges: 'Juízes',
  noJudge: 'Nenhum juiz foi nomeado. Um evento não pode começar sem juiz.',
  head: 'juiz principal',
  dismiss: 'Dispensar',
  dismissOf: 'Dispensar {{name}}',
  judgeName: 'Nome do juiz',
  judgeHint: 'Pode ser você. Um juiz não pode jogar.',
  isHead: 'Juiz principal',
  isHeadHint: 'Decide os recursos; um evento grande precisa de um.',
  nameJudge: 'Nomear o juiz',
  organisers: 'Outros organizadores',
  organisersWhy:
    'Quem organiza com você recebe um link com o próprio nome, para que o registro mostre quem fez o quê.',
  organiserName: 'Nome do organizador',
  everybody: 'Para todos',
  wall: 'Tela do salão',
  'print/pairings': 'Imprimir emparelhamentos',
  'print/slips': 'Imprimir papeletas de resultado',
  'print/standings': 'Imprimir classificação',
  'print/lists': 'Imprimir listas de esquadrão',
};
