import { wordingOf } from '../wording.ts';
import { pieceWords } from './piece-words.ts';
import { terms } from './terms.ts';

export const words = wordingOf(
  {
    surge: 'tabla de incrementos',
    attack: 'el ataque',
    useCover: 'cobertura',
    arm: 'Armar',
    detonate: 'Detonar',
    cumbersome: 'Aparatosa',
    disabled: 'inutilizado',
    damaged: 'dañado',
    standbyToken: 'la ficha de alerta',
    ionTokens: 'fichas de iones',
    immobilizeTokens: 'fichas de inmovilización',
    rally: 'reagrupamiento',
    panic: 'pánico',
    clamber: 'trepar',
    compulsory: 'movimiento obligatorio',
    displacement: 'desplazamiento',
    endPhase: 'fase Final',
    suppression: 'acobardamiento',
    rule: 'por las reglas',
    count: 'cantidad',
    from: 'desde',
    to: 'a',
    decline: 'renunciar',
    units: 'unidades',
    points: 'puntos',
    hits: 'impactos',
    discard: 'descartar',
    wounds: 'heridas',
  },
  pieceWords,
  terms,
  'ningún dado',
);
