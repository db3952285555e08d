import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  machineOnly: 'Este enlace solo funciona en este ordenador.',
  howToShare: 'Para jugar con alguien en otro dispositivo, detén el servidor y arráncalo de nuevo con:',
  gamesStay:
    'Las partidas se conservan, esta también. El enlace empezará entonces con una dirección de tu red.',
  codeOf: '{{label}}: código QR',
  scan: 'Apunta con la cámara de un teléfono al código para abrir allí el enlace.',
  scanNetwork:
    'Funciona en todos los dispositivos de la misma red. Un teléfono lo abre apuntando la cámara al código.',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  share: 'Compartir',
};
