import type { UpgradeTexts } from '../../card-texts.ts';

export const techTexts: UpgradeTexts<'tech'> = {
  'tech:weaponsguidance':
    'Ao atacar, a nave pode gastar uma ficha de foco e transformar 1 face em branco em acerto.',
  'tech:commrelay': 'Guarda uma ficha de desvio de uma rodada para outra, nunca mais de 1.',
  'tech:advancedoptics': 'Guarda uma ficha de foco de uma rodada para outra, nunca mais de 1.',
  'tech:sensorcluster':
    'Ao defender pode gastar uma ficha de foco para transformar 1 face em branco em um desvio.',
  'tech:primedthrusters': 'Com 1 ou 2 fichas de estresse ainda pode fazer impulsos e piruetas.',
  'tech:threattracker':
    'Vai combater uma inimiga sob sua mira, no arco em alcance 1-2: pode gastar a mira para um impulso ou pirueta grátis da sua barra.',
  'tech:patternanalyzer':
    'O estresse da sua manobra pode ser resolvido depois da sua ação no lugar de antes.',
  'tech:hyperwavecommscanner':
    'Enquanto as forças são posicionadas sua Habilidade pode valer 0, 6 ou 12, e cada aliada posta em alcance 1-2 pode receber 1 ficha de foco ou de desvio.',
  'tech:targetingsynchronizer':
    'As aliadas em alcance 1-2 podem disparar na nave que esta tem na mira armas que pedem uma mira, e gastar essa.',
};
