import type { RuleTexts } from '../rule-texts.ts';

export const geometryPt = {
  'xw.geometry.frame': {
    title: 'Sistema de coordenadas',
    rule: 'As entradas de geometria usam milímetros, com o centro da base no começo como origem, +y para a frente, +x para a direita e os rumos medidos no sentido do relógio a partir de +y.',
  },
  'xw.geometry.base.small': {
    title: 'Tamanho da base pequena',
    rule: 'Uma base pequena é um quadrado de 40 por 40 mm.',
  },
  'xw.geometry.base.large': {
    title: 'Tamanho da base grande',
    rule: 'Uma base grande é um quadrado de 80 por 80 mm.',
  },
  'xw.geometry.base.guides': {
    title: 'Guias',
    rule: 'Cada base tem duas guias na borda da frente e duas na de trás, separadas para que entre o gabarito de 20 mm, e que saem mais ou menos 1.5 mm.',
  },
  'xw.geometry.ruler': {
    title: 'Régua de alcance',
    rule: 'A régua mede 300 mm em três faixas de 100 mm: uma distância d dá alcance 1 de 0 a 100, alcance 2 acima de 100 até 200 e alcance 3 acima de 200 até 300.',
  },
  'xw.geometry.template.width': {
    title: 'Largura dos gabaritos',
    rule: 'Todo gabarito de manobra tem 20 mm de largura.',
  },
  'xw.geometry.template.straight': {
    title: 'Comprimento dos gabaritos retos',
    rule: 'Os gabaritos retos de velocidade 1 a 5 medem 40, 80, 120, 160 e 200 mm.',
  },
  'xw.geometry.template.bank-centre': {
    title: 'Raios das curvas suaves',
    rule: 'Os gabaritos de curva suave de velocidade 1, 2 e 3 seguem arcos de 45 graus cuja linha central tem raios de 80, 130 e 180 mm.',
  },
  'xw.geometry.template.bank-edges': {
    title: 'Raios das bordas das curvas suaves',
    rule: 'As bordas internas dos gabaritos de curva suave têm raios de 70, 120 e 170 mm e as externas de 90, 140 e 190 mm.',
  },
  'xw.geometry.template.turn-centre': {
    title: 'Raios das curvas acentuadas',
    rule: 'Os gabaritos de curva acentuada de velocidade 1, 2 e 3 seguem arcos de 90 graus cuja linha central tem raios de 35, 62.5 e 90 mm.',
  },
  'xw.geometry.template.turn-edges': {
    title: 'Raios das bordas das curvas acentuadas',
    rule: 'As bordas internas dos gabaritos de curva acentuada têm raios de 25, 52.5 e 80 mm e as externas de 45, 72.5 e 100 mm.',
  },
  'xw.geometry.template.count': {
    title: 'Conjunto de gabaritos',
    rule: 'Há 11 gabaritos: retas de velocidade 1 a 5, curvas suaves de velocidade 1 a 3 e curvas acentuadas de velocidade 1 a 3; os curvos servem para os dois lados.',
  },
  'xw.geometry.arc.small': {
    title: 'Arco principal de uma nave pequena',
    rule: 'O arco principal de uma nave pequena tem o vértice no centro da base e um ângulo total de uns 80.9 graus (a metade, 40.45); suas linhas cortam a borda da frente a uns 2.95 mm de cada canto da frente.',
  },
  'xw.geometry.arc.large': {
    title: 'Arco principal de uma nave grande',
    rule: 'O arco principal de uma nave grande tem o vértice no centro da base e um ângulo total de uns 84 graus (a metade, 42.03); suas linhas cortam a borda da frente a uns 3.95 mm de cada canto da frente.',
  },
  'xw.geometry.arc.auxiliary': {
    title: 'Arco auxiliar traseiro',
    rule: 'Um arco auxiliar traseiro é o arco principal refletido para a parte de trás da base.',
  },
  'xw.geometry.die.attack': {
    title: 'Faces de cada dado de ataque',
    rule: 'Um dado de ataque tem 8 faces: 3 de acerto, 1 de crítico, 2 de foco e 2 em branco.',
  },
  'xw.geometry.die.defense': {
    title: 'Faces de cada dado de defesa',
    rule: 'Um dado de defesa tem 8 faces: 3 de desvio, 2 de foco e 3 em branco.',
  },
  'xw.geometry.zone.deploy': {
    title: 'Banda de posicionamento',
    rule: 'Em uma mesa de 900 mm cada zona de posicionamento é uma banda de 900 por 100 mm junto à borda do jogador.',
  },
  'xw.geometry.zone.obstacles': {
    title: 'Quadrado dos obstáculos',
    rule: 'Em uma mesa de 900 mm os obstáculos devem ficar estritamente dentro do quadrado central de 500 por 500 mm.',
  },
  'xw.geometry.obstacle-shapes': {
    title: 'Contornos dos obstáculos',
    rule: 'As fichas de obstáculo são contornos irregulares que o programa deve fornecer como polígonos simples.',
  },
  'xw.geometry.mission-tokens': {
    title: 'Contornos das fichas de missão',
    rule: 'Os contornos das fichas são parâmetros; por padrão, um quadrado de 40 por 40 mm para o transporte, tratado como uma base pequena, e um disco de 40 mm de diâmetro para um satélite; as bombas não têm valor padrão.',
  },
  'xw.geometry.arc.auxiliary-180': {
    title: 'Arco auxiliar largo',
    rule: 'Um arco auxiliar de 180 graus cobre tudo o que está sobre a linha que passa pelo centro da base em ângulo reto com o rumo, ou à frente dela.',
  },
} as const satisfies RuleTexts;
