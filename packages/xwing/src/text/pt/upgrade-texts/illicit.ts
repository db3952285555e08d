import type { UpgradeTexts } from '../../card-texts.ts';

export const illicitTexts: UpgradeTexts<'illicit'> = {
  'illicit:feedbackarray':
    'Em lugar de atacar pode receber 1 ficha de íon e 1 dano para fazer 1 dano a uma inimiga em alcance 1.',
  'illicit:empdevice':
    'Em lugar de atacar pode descartá-la: cada nave em alcance 1, também esta, recebe 2 fichas de íon.',
  'illicit:hotshotblaster': 'Ataque em qualquer direção em alcance 1-2 com 3 dados, em troca da carta.',
  'illicit:glitterstim':
    'Quando a fase de Combate começa, em troca da carta e de 1 ficha de estresse, durante a rodada pode transformar todos os seus focos em acertos, ou em desvios ao defender.',
  'illicit:blackmarketslicertools':
    'Ação: contra uma inimiga com estresse em alcance 1-2 rola-se um dado de ataque; com acerto ou crítico 1 das suas fichas de estresse vira 1 carta de Dano virada para baixo.',
  'illicit:burnoutslam': 'Acrescenta a ação de arrancada, uma só vez: custa a carta.',
  'illicit:iondischargers':
    'Uma ficha de íon que recebe pode passar a uma inimiga em alcance 1; se o jogador dela aceitar, a carta é descartada.',
  'illicit:contrabandcybernetics':
    'Quando a sua ativação começa, em troca da carta e de 1 ficha de estresse, durante a rodada o estresse não lhe impede nem ações nem manobras vermelhas.',
  'illicit:scavengercrane':
    'Quando uma nave em alcance 1-2 é destruída pode voltar uma arma, bomba ou modificação descartada desta; com uma face em branco em um dado de ataque esta carta é descartada.',
  'illicit:deadmansswitch': 'Quando a nave é destruída, cada nave em alcance 1 sofre 1 dano.',
  'illicit:cloakingdevice':
    'Ação: uma ação gratuita de camuflagem. Enquanto a nave está camuflada, no fim da rodada se rola um dado de ataque; um foco custa esta carta, e a nave desativa a camuflagem ou perde sua ficha.',
  'illicit:inertialdampeners':
    'Ao revelar seu disco, a nave pode descartar a carta para ficar imóvel com uma manobra branca; depois recebe 1 ficha de estresse.',
  'illicit:riggedcargochute': 'Ação: em troca da carta, uma ficha de carga é solta atrás da nave.',
};
