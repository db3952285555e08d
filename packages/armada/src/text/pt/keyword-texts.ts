import type { KeywordTexts } from '../card-texts.ts';

export const keywordTexts: KeywordTexts = {
  bomber:
    'Em seus ataques contra naves os críticos também causam dano, e ele pode resolver um efeito crítico.',
  counter:
    'Quando um esquadrão o atacou, pode revidar contra aquele esquadrão com tantos dados azuis quanto diz o número; a um Contra-ataque nunca se responde com outro.',
  escort:
    'Os esquadrões engajados com ele precisam deixar em paz os que não têm Escolta, exceto em um Contra-ataque.',
  heavy: 'Os esquadrões engajados só com ele são livres para se mover e para atacar naves.',
  swarm: 'Contra um esquadrão que está engajado com mais outro, pode rerrolar 1 dado.',
};
