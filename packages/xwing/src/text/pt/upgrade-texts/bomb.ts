import type { UpgradeTexts } from '../../card-texts.ts';

export const bombTexts: UpgradeTexts<'bomb'> = {
  'bomb:seismiccharges':
    'É solta ao revelar o disco, em troca da carta; no fim da Ativação cada nave em alcance 1 sofre 1 dano.',
  'bomb:proximitymines':
    'Ação: é solta em troca da carta; a nave que a cruzar rola 3 dados de ataque e sofre os acertos e críticos.',
  'bomb:protonbombs':
    'É solta ao revelar o disco, em troca da carta; no fim da Ativação cada nave em alcance 1 recebe uma carta de Dano virada para cima sem passar pelos escudos.',
  'bomb:clustermines':
    'Ação: larga-se um conjunto de 3 minas. A nave que toca uma rola 2 dados de ataque e sofre 1 dano por acerto e crítico.',
  'bomb:connernet':
    'Ação: larga-se uma rede. A nave que a toca sofre 1 dano, recebe 2 fichas de íons e pula sua etapa de realizar ação.',
  'bomb:bombletgenerator':
    'Em cada rodada, ao revelar seu disco, a nave pode largar uma minibomba: no fim da Ativação, as naves em alcance 1 dela rolam 2 dados de ataque e sofrem o que mostrarem.',
  'bomb:thermaldetonators':
    'Ao revelar seu disco, a nave pode largar um detonador: no fim da Ativação, as naves em alcance 1 dele sofrem 1 dano e recebem 1 ficha de estresse.',
  'bomb:ionbombs':
    'Ao revelar seu disco, a nave pode largar uma bomba: no fim da Ativação, as naves em alcance 1 dela recebem 2 fichas de íons.',
  'bomb:ordnancesilos':
    'Cada outra melhoria de Bomba da nave começa com 3 fichas de munição, que saem uma a uma no lugar de descartar a carta.',
};
