import type { RuleTexts } from '../rule-texts.ts';

export const attackResultsEs = {
  'xw.attack.compare.cancel': {
    title: 'Las evasiones anulan',
    rule: 'Cada evasión anula un impacto o un crítico.',
  },
  'xw.attack.compare.hits-before-crits': {
    title: 'Primero se anulan los impactos',
    rule: 'No se anula ningún crítico mientras quede un impacto sin anular.',
  },
  'xw.attack.compare.hit-or-miss': {
    title: 'Acierto o fallo',
    rule: 'Uno o más impactos o críticos sin anular significan que el defensor ha sido alcanzado; ninguno, que el ataque falla.',
  },
  'xw.attack.compare.cancel-abilities-first': {
    title: 'Capacidades que anulan',
    rule: 'Las capacidades que anulan resultados de dados se resuelven al empezar el paso de comparar resultados.',
  },
  'xw.attack.compare.cancelled-ignored': {
    title: 'El dado anulado sale de la tirada',
    rule: 'Un resultado anulado se retira de la tirada y no cuenta para el resto del ataque.',
  },
  'xw.attack.damage.amount': {
    title: 'Daño causado',
    rule: 'El defensor alcanzado sufre 1 daño por cada impacto sin anular y 1 daño crítico por cada crítico sin anular.',
  },
  'xw.attack.damage.normal-first': {
    title: 'Primero el daño normal',
    rule: 'Todo el daño normal se sufre antes que el crítico.',
  },
  'xw.attack.range-bonus.primary-only': {
    title: 'Las ventajas de alcance son del armamento principal',
    rule: 'Ninguna de las dos ventajas (dado de ataque a alcance 1, dado de defensa a alcance 3) vale en ataques con armas secundarias.',
  },
  'xw.attack.example.order': {
    title: 'Ejemplo: orden de combate',
    rule: 'Con un Piloto novato (Habilidad 2) y un Piloto de la Academia (Habilidad 1) en juego, ataca primero el novato y después, si sobrevive a ese ataque, el de la Academia.',
  },
  'xw.attack.example.attack1-dice': {
    title: 'Ejemplo: dados de ataque a alcance 1',
    rule: 'Un Piloto novato (armamento principal 3) que ataca con él a un objetivo en su arco a alcance 1 tira 4 dados de ataque.',
  },
  'xw.attack.example.attack1-modify': {
    title: 'Ejemplo: blanco fijado y luego concentración',
    rule: 'Con impacto, impacto, vacía y vacía, el atacante gasta su blanco fijado de una ronda anterior para repetir solo las vacías, que dan crítico y concentración, y gasta luego su ficha de concentración para cambiar ese único resultado: acaba con 3 impactos y 1 crítico, sin blanco fijado ni ficha.',
  },
  'xw.attack.example.attack1-cancel': {
    title: 'Ejemplo: defensa y anulación',
    rule: 'Un Piloto de la Academia (Agilidad 3) a alcance 1 tira 3 dados de defensa, saca evasión, concentración y vacía, y gasta una ficha de evasión; las 2 evasiones anulan 2 de los 3 impactos, quedan 1 impacto y 1 crítico y es alcanzado.',
  },
  'xw.attack.example.attack1-damage': {
    title: 'Ejemplo: impacto y crítico en el casco',
    rule: 'Un Piloto de la Academia sin escudos (Casco 3) que sufre 1 impacto y 1 crítico recibe primero una carta de Daño boca abajo y luego una boca arriba con su ficha de crítico, y sobrevive con 2 cartas.',
  },
  'xw.attack.example.attack2-dice': {
    title: 'Ejemplo: dados de la réplica',
    rule: 'El Piloto de la Academia (armamento principal 2) que ataca al Piloto novato (Agilidad 2) a alcance 1 tira 3 dados de ataque contra 2 de defensa.',
  },
  'xw.attack.example.attack2-result': {
    title: 'Ejemplo: crítico parado por un escudo',
    rule: 'Dados de ataque concentración, impacto y crítico contra evasión y vacía dejan 1 crítico tras anular la evasión el impacto; el Piloto novato, con escudos, pierde 1 ficha de escudo y no recibe carta de Daño.',
  },
} as const satisfies RuleTexts;
