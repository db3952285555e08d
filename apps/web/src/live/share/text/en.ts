import type { Words } from '../../../app/words.ts';

export const en = {
  machineOnly: 'This link works on this machine only.',
  howToShare: 'For a friend on another device, stop the server and start it again with:',
  gamesStay: 'Games are kept, this one too. The link then begins with an address of your network.',
  codeOf: '{{label}}: QR code',
  scan: 'Point the camera of a phone at the code to open the link there.',
  scanNetwork:
    'Works on every device in the same network. A phone opens it by pointing its camera at the code.',
  copy: 'Copy link',
  copied: 'Copied',
  share: 'Share',
} as const satisfies Words;
