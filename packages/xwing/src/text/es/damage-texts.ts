import type { DamageCardTexts } from '../card-texts.ts';

export const damageTexts: DamageCardTexts = {
  'core-blindedpilot':
    'La nave no tira dados de ataque en su próximo ataque; luego la carta queda boca abajo.',
  'core-consolefire':
    'Cada fase de Combate empieza con una tirada de 1 dado de ataque, y un impacto cuesta 1 daño. Una acción pone la carta boca abajo.',
  'core-damagedcockpit': 'Desde la ronda siguiente la Habilidad es 0.',
  'core-damagedengine': 'Todos los giros son rojos.',
  'core-damagedsensorarray':
    'No se pueden usar las acciones de la barra. Una acción tira 1 dado de ataque, y un impacto pone la carta boca abajo.',
  'core-directhit': 'Cuenta como 2 cartas de Daño.',
  'core-injuredpilot': 'La capacidad del piloto y todas las mejoras de Élite quedan apagadas.',
  'core-minorexplosion':
    'Se tira al momento 1 dado de ataque, y un impacto cuesta 1 daño; luego la carta queda boca abajo.',
  'core-minorhullbreach':
    'A cada maniobra roja le sigue una tirada de 1 dado de ataque, y un impacto cuesta 1 daño.',
  'core-munitionsfailure':
    'Se descarta al momento un arma secundaria, a elección del jugador; luego la carta queda boca abajo.',
  'core-structuraldamage':
    'La Agilidad baja en 1. Una acción tira 1 dado de ataque, y un impacto pone la carta boca abajo.',
  'core-stunnedpilot': 'Una maniobra que acaba sobre un obstáculo o se solapa con una nave cuesta 1 daño.',
  'core-thrustcontrolfire': 'Da al momento 1 ficha de tensión; luego la carta queda boca abajo.',
  'core-weaponmalfunction':
    'El armamento principal baja en 1. Una acción tira 1 dado de ataque, y un impacto o crítico pone la carta boca abajo.',
  'core2-blindedpilot': 'La nave no ataca. Tras su próxima oportunidad de atacar la carta queda boca abajo.',
  'core2-consolefire':
    'Al empezar cada fase de Combate se tira 1 dado de ataque, y un impacto cuesta 1 daño. Una acción pone la carta boca abajo.',
  'core2-damagedcockpit': 'Desde la ronda siguiente la Habilidad cae a 0.',
  'core2-damagedengine': 'Todo giro es una maniobra roja.',
  'core2-damagedsensorarray':
    'Solo quedan las acciones de cartas de Daño. Una acción tira 1 dado de ataque, y un impacto o crítico pone la carta boca abajo.',
  'core2-directhit': 'Pesa tanto como 2 cartas de Daño.',
  'core2-loosestabilizer': 'Cada maniobra blanca da 1 ficha de tensión. Una acción pone la carta boca abajo.',
  'core2-majorexplosion':
    'Se tira al momento 1 dado de ataque, y un impacto cuesta 1 daño crítico; luego la carta queda boca abajo.',
  'core2-majorhullbreach':
    'Desde la ronda siguiente toda carta de Daño llega a la nave boca arriba. Una acción pone la carta boca abajo.',
  'core2-shakenpilot':
    'En el selector no se puede elegir ninguna maniobra recta. En cuanto se revele uno la carta queda boca abajo.',
  'core2-structuraldamage':
    'La Agilidad baja en 1. Una acción tira 1 dado de ataque, y un impacto o crítico pone la carta boca abajo.',
  'core2-stunnedpilot': 'Una maniobra que acaba en contacto con una nave o sobre un obstáculo cuesta 1 daño.',
  'core2-thrustcontrolfire': 'Llega al momento 1 ficha de tensión; luego la carta queda boca abajo.',
  'core2-weaponsfailure':
    'Los ataques de la nave tiran 1 dado de ataque menos. Una acción tira 1 dado de ataque, y un impacto o crítico pone la carta boca abajo.',
};
