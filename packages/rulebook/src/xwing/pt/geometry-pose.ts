import type { RuleTexts } from '../rule-texts.ts';

export const geometryPosePt = {
  'xw.geometry.pose.straight': {
    title: 'Posição final de uma reta',
    rule: 'Uma reta de velocidade s adianta o centro da base 40 s + L mm, em que L é o comprimento da base, com o mesmo rumo.',
  },
  'xw.geometry.pose.curve': {
    title: 'Posição final das curvas',
    rule: 'Com raio central r, ângulo t e comprimento de base L, uma curva à direita termina com o centro em x = r(1 - cos t) + (L/2) sin t, y = L/2 + r sin t + (L/2) cos t e rumo t; à esquerda refletem-se x e o rumo.',
  },
  'xw.geometry.pose.bank-small': {
    title: 'Valores de teste de curva suave, base pequena',
    rule: 'As curvas suaves à direita de velocidade 1, 2 e 3 com base pequena terminam em (37.57, 90.71), (52.22, 126.07) e (66.86, 161.42), com rumo de 45 graus.',
  },
  'xw.geometry.pose.turn-small': {
    title: 'Valores de teste de curva acentuada, base pequena',
    rule: 'As curvas acentuadas à direita de velocidade 1, 2 e 3 com base pequena terminam em (55, 55), (82.5, 82.5) e (110, 110), com rumo de 90 graus.',
  },
  'xw.geometry.pose.bank-large': {
    title: 'Valores de teste de curva suave, base grande',
    rule: 'As curvas suaves à direita de velocidade 1, 2 e 3 com base grande terminam em (51.72, 124.85), (66.36, 160.21) e (81.01, 195.56), com rumo de 45 graus.',
  },
  'xw.geometry.pose.turn-large': {
    title: 'Valores de teste de curva acentuada, base grande',
    rule: 'As curvas acentuadas à direita de velocidade 1, 2 e 3 com base grande terminam em (75, 75), (102.5, 102.5) e (130, 130), com rumo de 90 graus.',
  },
  'xw.geometry.pose.koiogran': {
    title: 'Posição final do Koiogran',
    rule: 'Um giro Koiogran de velocidade s termina com o mesmo centro da reta de velocidade s, com rumo de 180 graus.',
  },
  'xw.geometry.pose.segnor': {
    title: 'Posição final do giro de Segnor',
    rule: 'Um giro de Segnor termina com o mesmo centro da curva suave de sua velocidade e lado, com rumo de 225 graus à direita e de 135 graus à esquerda.',
  },
  'xw.geometry.pose.tallon': {
    title: 'Posição final do giro Tallon',
    rule: 'Um giro Tallon à direita termina com o centro da base em (r + L/2, L/2 + r + o) e rumo de 180 graus, com o deslocamento o entre -(L - 20)/2 e +(L - 20)/2; à esquerda reflete-se x.',
  },
  'xw.geometry.pose.roll-small': {
    title: 'Deslocamento da pirueta, base pequena',
    rule: 'A pirueta de uma base pequena move o centro de lado exatamente 80 mm e ao comprido o que se quiser entre -20 e +20 mm.',
  },
  'xw.geometry.pose.roll-large': {
    title: 'Deslocamento da pirueta, base grande',
    rule: 'A pirueta de uma base grande move o centro de lado exatamente 100 mm e ao comprido o que se quiser entre -40 e +40 mm.',
  },
  'xw.geometry.pose.decloak-small': {
    title: 'Deslocamento ao desativar a camuflagem, base pequena',
    rule: 'Ao desativar a camuflagem uma nave pequena avança 120 mm em reta, ou se move 120 mm de lado com um ajuste ao comprido de -20 a +20 mm.',
  },
  'xw.geometry.pose.boost-small': {
    title: 'Deslocamento do impulso, base pequena',
    rule: 'O impulso de uma nave pequena termina em (0, 80) se é reto e em (37.57, 90.71) com rumo de 45 graus se é curva suave à direita; à esquerda, refletido.',
  },
} as const satisfies RuleTexts;
