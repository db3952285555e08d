import type { UpgradeTexts } from '../../card-texts.ts';

export const salvagedAstromechTexts: UpgradeTexts<'samd'> = {
  'samd:unhingedastromech': 'Las maniobras de velocidad 3 son verdes.',
  'samd:salvagedastromech':
    'Una carta de Daño de Nave que llega boca arriba puede descartarse antes de que su texto cuente, junto con esta.',
  'samd:r4b11':
    'Al atacar puede gastar su blanco fijado sobre el defensor y señalar los dados de defensa que quiera: se vuelven a tirar.',
  'samd:r5p8':
    'Una vez por ronda, tras defenderse, puede tirar 1 dado de ataque: un impacto es 1 daño al atacante, un crítico 1 a cada una de las dos naves.',
  'samd:overclockedr4':
    'Al gastar una ficha de concentración en la fase de Combate puede recibir 1 ficha de tensión y otra de concentración.',
  'samd:r5tk': 'La nave puede fijar como blanco y atacar a sus aliadas.',
  'samd:genius':
    'Tras una maniobra revelada sin solaparse con nadie, se puede soltar una bomba que no requiera acción; su carta se descarta en todo caso.',
  'samd:r4agromech':
    'Al atacar, una ficha de concentración que gasta la nave puede darle un blanco fijado sobre el defensor.',
  'samd:r4e1':
    'La tensión no impide las acciones de sus cartas de Torpedos y Bombas; tras una de ellas con tensión, esta carta se puede descartar para quitar 1 ficha de tensión.',
};
