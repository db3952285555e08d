import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Inscrever-se',
  closed: 'O evento começou. Se quiser entrar mais tarde, vá à mesa da organização.',
  already: 'Neste aparelho {{name}} tem a inscrição feita.',
  toMyPage: 'Para a minha página',
  name: 'Seu nome',
  club: 'Seu clube, se tiver',
  list: 'Sua lista',
  listWhy:
    'Em XWS ou o texto de um construtor de listas. Fica oculta até o evento começar, e você pode mudá-la até lá.',
  listLater: 'Você também pode entregar a lista mais tarde.',
  faulty_one: 'Esta lista não pode ser aceita. A falha:',
  faulty_other: 'Esta lista não pode ser aceita. As {{count}} falhas:',
  ownList: 'Das listas guardadas neste navegador',
  chooseOwn: 'Escolha uma…',
  register: 'Inscrever-me',
  done: 'Sua inscrição está feita',
  keepLink:
    'Tudo o que é seu está na sua própria página. Este aparelho se lembra dela; guarde o link se quiser abri-la em outro.',
  myLink: 'Meu próprio link',
};
