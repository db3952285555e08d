import type { RuleTexts } from '../rule-texts.ts';

export const destroyEs = {
  'xw.destroy.condition': {
    title: 'Umbral de destrucción',
    rule: 'Una nave se destruye cuando sus cartas de Daño igualan o superan su Casco.',
  },
  'xw.destroy.immediate': {
    title: 'Retirada inmediata',
    rule: 'Una nave destruida deja al momento la zona de juego y pierde toda oportunidad de atacar posterior, salvo que la aplace la regla de ataques simultáneos.',
  },
  'xw.destroy.clean-up': {
    title: 'Recoger una nave destruida',
    rule: 'Al destruirse la nave se descartan sus cartas de Daño y todas sus fichas vuelven a la reserva.',
  },
  'xw.destroy.simultaneous.scope': {
    title: 'Regla de ataques simultáneos',
    rule: 'En la fase de Combate, una nave con la misma Habilidad que la activa y que aún no ha tenido su oportunidad de atacar no se destruye al llegar a su umbral: sigue en juego.',
  },
  'xw.destroy.simultaneous.keeps-cards': {
    title: 'La nave aplazada conserva su daño',
    rule: 'Una nave aplazada conserva sus cartas de Daño y sufre sus efectos, también en el ataque que le queda.',
  },
  'xw.destroy.simultaneous.abilities-active': {
    title: 'Las capacidades de la nave aplazada funcionan',
    rule: 'Mientras está aplazada, siguen activas todas las capacidades de la nave.',
  },
  'xw.destroy.simultaneous.removal': {
    title: 'Retirada tras la oportunidad',
    rule: 'Una nave aplazada se destruye justo después de su oportunidad de atacar de esta ronda.',
  },
  'xw.destroy.simultaneous.no-target-still-removed': {
    title: 'Sin objetivo, también se retira',
    rule: 'La nave aplazada se retira tras su oportunidad aunque no tuviera objetivo válido.',
  },
  'xw.destroy.simultaneous.after-attack-abilities': {
    title: 'Antes, las capacidades de después de atacar',
    rule: 'Entre su oportunidad y su retirada, la nave aplazada aún puede usar capacidades que se disparan por haber atacado.',
  },
  'xw.destroy.simultaneous.already-attacked': {
    title: 'Sin aplazar si ya atacó',
    rule: 'Una nave que ya tuvo su oportunidad esta ronda se destruye al momento incluso con igual Habilidad.',
  },
  'xw.destroy.simultaneous.other-ps': {
    title: 'Sin aplazar con otra Habilidad',
    rule: 'Una nave cuya Habilidad difiere de la activa se destruye al momento y puede perder así su ataque.',
  },
  'xw.destroy.simultaneous.example': {
    title: 'Ejemplo: ataques simultáneos',
    rule: 'Un Piloto del Escuadrón Negro (Habilidad 4) lleva a un Piloto del Escuadrón Rojo (Habilidad 4, aún sin atacar) a su Casco; el Rojo se queda, aprovecha su oportunidad de atacar y se retira enseguida, antes de que actúe ninguna Habilidad menor.',
  },
} as const satisfies RuleTexts;
