import type { DamageCardTexts } from '../card-texts.ts';

export const damageTexts: DamageCardTexts = {
  'blinded-gunners': 'Las precisiones no sirven de nada a los ataques de la nave: no se pueden gastar.',
  'capacitor-failure':
    'Una sección de casco que se ha quedado en 0 escudos no recupera ninguno ni los recibe de otra, y mientras la atacan no sirve Redirigir.',
  'comm-noise':
    'El adversario puede, en el acto, frenar la nave en 1 o bien poner su primer selector en cualquier orden; después esta carta queda boca abajo.',
  'compartment-fire': 'Las fichas de Defensa de la nave siguen agotadas.',
  'coolant-discharge': 'De los ataques de la nave en una ronda, solo uno puede ser contra una nave.',
  'crew-panic':
    'Antes de cada selector que revela, la nave sufre 1 de daño, o descarta el selector y se queda sin él esta ronda.',
  'damaged-controls':
    'Solaparse con una nave o acabar sobre un obstáculo trae 1 carta de Daño boca abajo además de todo lo demás.',
  'damaged-munitions': 'Los ataques contra naves pierden 1 dado, a elección del propietario, antes de tirar.',
  'depowered-armament': 'Los blancos a alcance largo quedan fuera de la mano de la nave.',
  'disengaged-fire-control': 'La nave no puede atacar lo que solo ve a través de algo que estorba.',
  'faulty-countermeasures': 'Solo se pueden gastar fichas de Defensa preparadas.',
  'injured-crew':
    'El propietario elige en el acto una ficha de Defensa de la nave y la descarta; después esta carta queda boca abajo.',
  'life-support-failure':
    'Todas las fichas de Orden de la nave se van en el acto, y mientras esta carta está boca arriba no entra ninguna.',
  'point-defense-failure':
    'Los ataques contra escuadrones pierden 1 dado, a elección del propietario, antes de tirar.',
  'power-failure': 'El valor de Ingeniería queda en la mitad, redondeada hacia abajo.',
  'projector-misaligned':
    'Los escudos más fuertes, los de una sección de casco, bajan en el acto a 0; después esta carta queda boca abajo.',
  'ruptured-engine': 'Una maniobra con el selector de velocidad por encima de 1 cuesta 1 de daño.',
  'shield-failure':
    'El adversario puede quitar en el acto 1 escudo a una o dos secciones de casco; después esta carta queda boca abajo.',
  'structural-damage':
    'Llega en el acto otra carta de Daño, boca abajo; después también esta se pone boca abajo.',
  'targeter-disruption': 'Los ataques de la nave no tienen efectos críticos.',
  'thrust-control-malfunction':
    'A la velocidad de la nave, el último punto articulado que gira algo gira 1 posición menos.',
  'thruster-fissure': 'Todo cambio de velocidad cuesta 1 de daño.',
};
