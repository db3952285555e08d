import type { UpgradeTexts } from '../../card-texts.ts';

export const modificationTexts: UpgradeTexts<'mod'> = {
  'mod:stealthdevice': 'A agilidade sobe em 1 até um ataque atingir a nave, que descarta esta carta.',
  'mod:shieldupgrade': 'A nave tem 1 escudo a mais.',
  'mod:engineupgrade': 'A barra de ações tem também o ícone de impulso.',
  'mod:hullupgrade': 'A nave tem 1 de casco a mais.',
  'mod:advancedcloakingdevice':
    'Cada ataque que a nave tenha feito lhe oferece uma ação gratuita de camuflagem.',
  'mod:bwinge2': 'A barra de melhorias ganha um ícone de Tripulação.',
  'mod:targetingcomputer': 'A barra de ações ganha a mira.',
  'mod:vectoredthrusters': 'A barra de ações ganha a pirueta.',
  'mod:smugglingcompartment':
    'A barra de melhorias ganha um ícone de Ilícito, e a nave pode levar outra Modificação de no máximo 3 pontos.',
  'mod:twinionenginemkii': 'Todas as curvas suaves da nave são verdes.',
  'mod:antipursuitlasers':
    'A inimiga cuja manobra a sobrepõe a esta nave rola um dado de ataque e sofre 1 dano com acerto ou crítico.',
  'mod:ionprojector':
    'A inimiga cuja manobra a sobrepõe a esta nave rola um dado de ataque e recebe 1 ficha de íon com acerto ou crítico.',
  'mod:autothrusters':
    'Ao defender além de alcance 2 ou fora dos arcos do atacante, a nave pode transformar 1 resultado em branco em desvio.',
  'mod:guidancechips':
    'Uma vez por rodada, ao atacar com Torpedos ou Mísseis, a nave pode transformar 1 dado em acerto, ou em crítico se sua arma primária é 3 ou mais.',
  'mod:longrangescanners':
    'A nave adquire mira sobre inimigas em alcance 3 e além, e sobre nenhuma mais próxima.',
  'mod:maneuveringfins':
    'Ao revelar uma curva acentuada, a nave pode voar a curva suave do mesmo lado e velocidade.',
  'mod:stygiumparticleaccelerator':
    'Depois de se descamuflar ou realizar uma ação de camuflagem, a nave pode realizar uma ação gratuita de desvio.',
  'mod:experimentalinterface':
    'Uma vez por rodada, depois de uma ação, a nave pode realizar de graça a ação de uma de suas cartas de Melhoria e depois recebe 1 ficha de estresse.',
  'mod:advancedslam':
    'Depois de uma arrancada que não sobrepôs nada, a nave pode realizar uma ação gratuita de sua barra.',
  'mod:countermeasures':
    'No começo da fase de Combate a carta pode ser descartada: a agilidade é 1 maior na rodada, e pode ser retirada uma mira inimiga sobre a nave.',
  'mod:gyroscopictargeting':
    'No fim da fase de Combate, a nave pode girar seu arco móvel se voou uma manobra de velocidade 3 ou mais nesta rodada.',
  'mod:spacetugtractorarray':
    'Ação: uma nave no arco em alcance 1 recebe uma ficha de raio trator, e este jogador a arrasta, seja de quem for.',
  'mod:lightweightframe':
    'Ao defender contra mais dados de ataque do que os de defesa que rolou, a nave rola 1 dado de defesa a mais.',
  'mod:pulsedrayshield': 'Na fase Final a nave pode pegar 1 ficha de íon para recuperar seu escudo.',
  'mod:integratedastromech':
    'Uma carta de Dano dada à nave pode ser descartada, sem seu texto valer, ao descartar sua melhoria de Astromec.',
  'mod:multispectralcamouflage':
    'Ao receber uma mira sem ter outra sobre si, a nave rola um dado de defesa; um desvio retira essa mira.',
  'mod:capturedtie':
    'Inimigas com perícia menor não podem escolher a nave como alvo. A carta é descartada depois de um ataque da nave ou quando ela é a última de seu lado.',
  'mod:deflectiveplating':
    'A nave pode ignorar uma bomba amiga; então rola um dado de ataque, e um acerto descarta a carta.',
  'mod:munitionsfailsafe': 'A carta de arma que é descartada para atacar só é descartada se o ataque acerta.',
  'mod:tacticaljammer': 'A nave obstrui ataques inimigos medidos através dela.',
  'mod:servomotorsfoils#360':
    'A barra de ações ganha a pirueta. Ao revelar sem estresse uma curva acentuada de velocidade 3, a nave pode voá-la como giro Tallon vermelho para o mesmo lado. No começo da fase de Ativação a carta pode ser virada.',
  'mod:servomotorsfoils#361':
    'A arma primária é 1 menor, a barra de ações ganha o impulso, e as curvas suaves de velocidade 2 são verdes. No começo da fase de Ativação a carta pode ser virada.',
};
