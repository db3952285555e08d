import type { ConditionTexts } from '../card-texts.ts';

export const conditionTexts: ConditionTexts = {
  rattled:
    'El daño de una bomba que sufre la nave viene con 1 crítico más; después se retira esta carta. Acción: se tira un dado de ataque, y con concentración o impacto se retira esta carta.',
  harpooned:
    'Si la impacta un ataque con un crítico sin anular, todas las demás naves a alcance 1 sufren 1 daño, y la nave pierde esta carta y recibe una carta de Daño boca abajo. Al ser destruida, todas las naves a alcance 1 sufren 1 daño. Acción: retira esta carta y tira un dado de ataque; con impacto o crítico sufre 1 daño.',
  adebttopay: 'Al atacar a una nave con A Score to Settle, esta puede convertir 1 concentración en crítico.',
  suppressivefire:
    'La nave ataca con 1 dado menos, salvo a quien le asignó esta carta. Se retira cuando la nave ataca a ese piloto, cuando es destruido o cuando pasa una fase de Combate sin atacar.',
  illshowyouthedarkside:
    'Un jugador busca en el mazo una carta de Daño con el rasgo Piloto y puede ponerla aquí. El primer crítico que un ataque haga sufrir a la nave se convierte en esa carta, sin pasar por los escudos; después la condición se retira.',
  mimicked:
    'Thweek tiene también la capacidad de este piloto, aunque la nave desaparezca; con ella no se asignan condiciones.',
  shadowed:
    'Thweek tiene la habilidad de piloto que esta nave tenía antes de empezar la partida, pase lo que pase con ella.',
  scrambled:
    'Si ataca a alcance 1 a una nave con Targeting Scrambler, deja sus dados de ataque como cayeron. Se retira al acabar la fase de Combate.',
  fanaticaldevotion:
    'La nave no gasta fichas de concentración al defenderse. Al atacar, 1 impacto de los que trae una ficha de concentración queda a salvo de los dados de defensa, y los críticos pueden anularse antes. Se retira en la fase Final.',
  optimizedprototype:
    '1 escudo más. Una vez por ronda, al atacar con el armamento principal, puede renunciar a 1 dado para quitar 1 escudo al defensor; tras un ataque así, una aliada a alcance 1-2 con Director Krennic puede fijar al defensor.',
};
