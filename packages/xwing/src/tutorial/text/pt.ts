import type { Words } from '../words.ts';

export const pt: Words = {
  people: { p1: 'Piloto', p2: 'Instrutor' },
  steps: {
    welcome: {
      title: 'Boas-vindas à cabine',
      text: 'Esta X-wing é sua. Vamos voar três rodadas juntos, e eu digo o que apertar. O árbitro conhece as regras: nada pode dar errado.',
    },
    enemies: {
      title: 'Dois caças TIE',
      text: 'Derrube-os antes que derrubem você. Toda rodada começa com o planejamento: cada piloto escolhe uma manobra em segredo. Seu oponente está escolhendo agora, virado para baixo.',
    },
    dial: {
      title: 'Marque o seu disco',
      text: 'Leve-o à reta de velocidade 2, em frente e sem pressa: toque na seta ou gire a borda. Verde é voo fácil, branco é normal, vermelho desgasta o piloto.',
      instead: 'Também voaria, mas hoje precisamos da reta 2: ela deixa você na distância certa para atirar.',
    },
    ready: {
      title: 'Diga que está pronto',
      text: 'Dá para mudar de ideia até todos estarem prontos. Fica com a reta 2? Então aperte Pronto.',
      instead: 'O disco está bom assim. Deixe na reta 2 e aperte Pronto.',
    },
    order: {
      title: 'Os novatos se movem antes',
      text: 'As naves se movem uma a uma, primeiro a perícia mais baixa. O Academy Pilot tem 1: moveu-se sem saber onde você estaria. Você tem 4 e se move por último.',
    },
    focus: {
      title: 'Uma ação',
      text: 'A nave que se moveu pode fazer mais uma coisa. Escolha Foco: a ficha espera ao lado da sua nave e melhora os dados mais tarde.',
      instead: 'Boa ação, e chegaremos a ela. Para o primeiro tiro, o que mais ajuda é o Foco.',
    },
    arc: {
      title: 'Quem pode ser atingido?',
      text: 'Agora se atira, primeiro a perícia mais alta: você. As linhas da sua base abrem o arco de fogo. O TIE está dentro dele, e a régua marca alcance 3, até onde vão os lasers.',
    },
    attack: {
      title: 'Abra fogo',
      text: 'Ataque o Academy Pilot. Uma X-wing rola três dados vermelhos.',
      instead: 'Não o deixe fugir: está no seu arco e ao seu alcance. Ataque o Academy Pilot.',
    },
    spend: {
      title: 'Gaste o foco',
      text: 'Um acerto, um olho e um em branco. Sozinho, o olho não vale nada, mas uma ficha de foco transforma todos os olhos em acertos. Gaste-a.',
      instead: 'Dá para guardar a ficha, mas é para isto que ela serve: um olho que vira acerto. Gaste-a.',
    },
    defence: {
      title: 'Dados verdes desviam',
      text: 'Lá vão dois acertos. Um TIE tem agilidade 3 e, no alcance 3, quem leva o tiro rola um dado a mais: quatro. Cada desvio cancela um acerto. Só saiu um.',
    },
    damage: {
      title: 'Um acerto passa',
      text: 'Um TIE não tem escudos, então recebe uma carta de Dano virada para baixo. Com três, tantas quanto o seu casco, acabou. Agora é a vez dele de atirar.',
    },
    shields: {
      title: 'Seus escudos aguentam',
      text: 'Ele gastou o foco e acertou duas vezes. O alcance 3 deu a você um terceiro dado verde: um desvio, e um olho que não serviu porque sua ficha já estava gasta. Um escudo segurou o outro acerto. Resta um.',
    },
    nextRound: {
      title: 'Nova rodada',
      text: 'No fim da rodada vão embora as fichas de foco e de desvio que ninguém usou. Estresse, miras e dano ficam. Depois todos planejam de novo.',
    },
    turnAround: {
      title: 'Fique na cola dele',
      text: 'Ele vem direto para você. Escolha o 4 vermelho que dá meia-volta: você segue reto por cima do TIE e vira por completo.',
      instead: 'Você o perderia de vista. Pegue o 4 vermelho que dá meia-volta, no fim do disco.',
    },
    readyAgain: {
      title: 'Pronto?',
      text: 'O TIE se move antes outra vez. Aperte Pronto e veja em que ele esbarra.',
      instead: 'Confie na meia-volta: deixe o disco e aperte Pronto.',
    },
    bump: {
      title: 'Esbarrão!',
      text: 'O caminho dele terminava na sua base, por isso parou antes, encostado em você. Não quebra nada, mas ele perde a ação, e naves encostadas não podem atirar uma na outra. Agora veja: a sua meia-volta passa por cima.',
    },
    stress: {
      title: 'Você está sob estresse',
      text: 'Você está logo atrás dele. A manobra vermelha custou uma ficha de estresse: enquanto ela durar, nada de ações nem de manobras vermelhas. Atirar pode.',
    },
    behind: {
      title: 'Fogo pelas costas',
      text: 'Ele olha para o outro lado e não pode atirar em você. O alcance 2 não ajuda ninguém. Ataque!',
      instead: 'Não haverá chance melhor: ataque o Academy Pilot.',
    },
    critical: {
      title: 'Um acerto crítico',
      text: 'O desvio cancelou o acerto comum, que vai antes. O crítico passou: esta carta fica virada para cima e machuca. Structural Damage tira um dado verde dele.',
    },
    relax: {
      title: 'Respire',
      text: 'Uma manobra verde tira uma ficha de estresse. A sua reta 2 é verde e mantém você atrás do TIE.',
      instead: 'Com estresse a bordo, voe no verde: a reta 2 livra você dele e deixa o TIE à frente.',
    },
    readyToKill: {
      title: 'Atrás dele',
      text: 'Aperte Pronto. O TIE escapa para o lado, e você vai atrás.',
      instead: 'O disco está certo. Aperte Pronto.',
    },
    lock: {
      title: 'Ponha a mira',
      text: 'Sem estresse, você pode agir de novo. Escolha Mira e depois o Academy Pilot: contra uma nave na mira você pode rerrolar dados.',
      instead: 'Desta vez ponha a mira no Academy Pilot: com quatro dados para rolar, vale mais.',
    },
    close: {
      title: 'À queima-roupa',
      text: 'Alcance 1: quem atira tão de perto rola um dado vermelho a mais. Quatro dados, e o TIE perdeu um dos seus. Ataque!',
      instead: 'Agora ou nunca: ataque o Academy Pilot.',
    },
    reroll: {
      title: 'Role de novo os brancos',
      text: 'Dois acertos e dois em branco. Gaste a mira, deixe os dois em branco escolhidos e role-os de novo.',
      instead: 'Gaste a mira e rerrole os dois em branco, só eles: os acertos estão bons assim.',
    },
    kill: {
      title: 'Seu primeiro abate',
      text: 'Quatro acertos contra um desvio: mais dano do que o casco que restava. E ele nem chegou a atirar, porque o melhor piloto atira antes.',
    },
    yourTurn: {
      title: 'Agora é com você',
      text: 'Planejar, mover, agir, atirar, arrumar: isso é uma rodada. Resta um TIE, que desce pelo lado. Enfrente-o, a partir daqui ou numa batalha sua.',
    },
  },
};
