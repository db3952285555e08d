import { wordingOf } from '../wording.ts';
import { pieceWords } from './piece-words.ts';
import { terms } from './terms.ts';

export const words = wordingOf(
  {
    surge: 'tabela de impulso',
    attack: 'o ataque',
    useCover: 'cobertura',
    arm: 'Armar',
    detonate: 'Detonar',
    cumbersome: 'Desajeitada',
    disabled: 'incapacitado',
    damaged: 'danificado',
    standbyToken: 'a ficha de prontidão',
    ionTokens: 'fichas de íons',
    immobilizeTokens: 'fichas de imobilização',
    rally: 'reagrupamento',
    panic: 'pânico',
    clamber: 'galgar',
    compulsory: 'movimento obrigatório',
    displacement: 'deslocamento',
    endPhase: 'fase Final',
    suppression: 'supressão',
    rule: 'pelas regras',
    count: 'quantidade',
    from: 'de',
    to: 'para',
    decline: 'recusar',
    units: 'unidades',
    points: 'pontos',
    hits: 'acertos',
    discard: 'descartar',
    wounds: 'ferimentos',
  },
  pieceWords,
  terms,
  'nenhum dado',
);
