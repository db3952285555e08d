import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  machineOnly: 'Este link só funciona nesta máquina.',
  howToShare: 'Para jogar com alguém em outro dispositivo, pare o servidor e inicie-o de novo com:',
  gamesStay: 'As partidas são guardadas, esta também. O link passa a começar com um endereço da sua rede.',
  codeOf: '{{label}}: código QR',
  scan: 'Aponte a câmera de um celular para o código para abrir o link nele.',
  scanNetwork:
    'Funciona em todos os dispositivos da mesma rede. Um celular o abre apontando a câmera para o código.',
  copy: 'Copiar link',
  copied: 'Copiado',
  share: 'Compartilhar',
};
