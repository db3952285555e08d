import type { KeywordTexts } from '../card-texts.ts';

export const keywordTexts: KeywordTexts = {
  bomber: 'En sus ataques contra naves también los críticos hacen daño, y puede resolver un efecto crítico.',
  counter:
    'Cuando un escuadrón lo ha atacado, puede devolverle el fuego con tantos dados azules como dice el número; a una Contraofensiva nunca se responde con otra.',
  escort:
    'Los escuadrones enfrentados con él tienen que dejar en paz a los que no tienen Escolta, salvo en una Contraofensiva.',
  heavy: 'Los escuadrones enfrentados solo con él son libres de moverse y de atacar naves.',
  swarm: 'Contra un escuadrón que está enfrentado además con otro, puede repetir 1 dado.',
};
