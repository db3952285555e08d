import type { UpgradeTexts } from '../../card-texts.ts';

export const astromechTexts: UpgradeTexts<'amd'> = {
  'amd:r2astromech': 'Todas as manobras de velocidade 1 e 2 são verdes.',
  'amd:r2d2': 'Uma manobra verde pode devolver 1 escudo perdido.',
  'amd:r2f2': 'Ação: a agilidade sobe em 1 pelo resto da rodada.',
  'amd:r5d8':
    'Ação: rola-se um dado de defesa; com desvio ou foco é descartada 1 carta de Dano virada para baixo da nave.',
  'amd:r5k6':
    'Quando a nave gasta sua mira rola um dado de defesa; com desvio adquire de novo mira sobre a mesma nave, mas não para usá-la neste ataque.',
  'amd:r5astromech':
    'Na fase Final pode ser virada para baixo 1 carta de Dano de Nave que esta tenha virada para cima.',
  'amd:bb8': 'Uma manobra verde no disco revelado oferece antes do movimento uma pirueta gratuita.',
  'amd:r5x3':
    'Antes de revelar o disco esta carta pode ser descartada: os obstáculos não fazem nada à nave pelo resto da rodada.',
  'amd:r7astromech':
    'Uma vez por rodada, ao defender, pode gastar sua mira sobre o atacante e apontar quantos dados de ataque quiser: eles são rerrolados.',
  'amd:r3a2':
    'Ao declarar um alvo no seu arco pode receber 1 ficha de estresse para que o defensor receba outra.',
  'amd:r2d6': 'A nave pode levar 1 talento de elite.',
  'amd:r4d6':
    'Se restam 3 acertos ou mais em um ataque contra ela, pode cancelar os que passem de 2, com 1 ficha de estresse por cada um.',
  'amd:r5p9': 'Quando a fase de Combate acaba pode gastar uma ficha de foco para recuperar 1 escudo.',
  'amd:targetingastromech': 'Depois de uma manobra vermelha pode fixar uma mira.',
  'amd:r3astromech':
    'Uma vez por rodada, ao atacar com a arma primária, pode abrir mão de 1 resultado de foco e receber 1 ficha de desvio.',
  'amd:chopper-swx72': 'Ação: outra melhoria da nave é descartada e 1 escudo é recuperado.',
  'amd:m9g8':
    'Uma nave sob sua mira ataca: pode obrigar a rerrolar 1 dado de ataque. Também pode fixar a mira em naves aliadas.',
  'amd:flightassistastromech':
    'Só ataca dentro do seu arco. Depois de uma manobra sem colisões e sem inimigas no arco em alcance 1-3: um impulso ou uma pirueta grátis.',
  'amd:r7t1':
    'Ação: aponta uma inimiga em alcance 1-2, pode fixar a mira nela se está no arco dela, e depois pode fazer um impulso grátis.',
};
