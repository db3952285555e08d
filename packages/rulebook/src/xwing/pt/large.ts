import type { RuleTexts } from '../rule-texts.ts';

export const largePt = {
  'xw.large.definition': {
    title: 'Nave grande',
    rule: 'Uma nave com base de uns 8 cm de comprimento é grande e segue as regras das pequenas, salvo onde se disser.',
  },
  'xw.large.ion-single-ignored': {
    title: 'Nave grande com uma ficha de íon',
    rule: 'Uma só ficha de íon não afeta uma nave grande e fica nela até chegar outra.',
  },
  'xw.large.ion-two': {
    title: 'Nave grande com duas fichas de íon',
    rule: 'Com 2 ou mais fichas de íon, uma nave grande fica ionizada como as outras e perde todas depois de executar sua manobra.',
  },
  'xw.large.barrel-roll': {
    title: 'Pirueta de uma nave grande',
    rule: 'Uma nave grande faz a pirueta com o gabarito reto de velocidade 1 deitado, com uma borda longa em vez de uma ponta curta contra o lado no começo e no fim; o resto é igual.',
  },
  'xw.large.deploy-overhang': {
    title: 'Posicionamento de uma nave grande',
    rule: 'A base de uma nave grande pode passar do alcance 1 (ou da zona da missão) ao ser posicionada se, medida em esquadro com a borda, cobre toda a profundidade da zona, da borda ao limite.',
  },
  'xw.large.deploy-inside-area': {
    title: 'A nave grande fica na mesa',
    rule: 'Nenhuma parte de uma nave grande pode ser posicionada fora da área de jogo.',
  },
} as const satisfies RuleTexts;
