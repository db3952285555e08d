import type { UpgradeTexts } from '../../card-texts.ts';

export const bombTexts: UpgradeTexts<'bomb'> = {
  'bomb:seismiccharges':
    'Se suelta al revelar el selector, a cambio de la carta; al final de la Activación cada nave a alcance 1 sufre 1 daño.',
  'bomb:proximitymines':
    'Acción: se suelta a cambio de la carta; la nave que la cruce tira 3 dados de ataque y sufre los impactos y críticos.',
  'bomb:protonbombs':
    'Se suelta al revelar el selector, a cambio de la carta; al final de la Activación cada nave a alcance 1 recibe una carta de Daño boca arriba sin pasar por los escudos.',
  'bomb:clustermines':
    'Acción: se suelta un conjunto de 3 minas. La nave que toca una tira 2 dados de ataque y sufre 1 daño por cada impacto y crítico.',
  'bomb:connernet':
    'Acción: se suelta una red. La nave que la toca sufre 1 daño, recibe 2 fichas de iones y se salta su paso de realizar acción.',
  'bomb:bombletgenerator':
    'Cada ronda, al revelar su selector, la nave puede soltar una minibomba: al acabar la Activación, las naves a alcance 1 de ella tiran 2 dados de ataque y sufren lo que muestren.',
  'bomb:thermaldetonators':
    'Al revelar su selector, la nave puede soltar un detonador: al acabar la Activación, las naves a alcance 1 de él sufren 1 daño y reciben 1 ficha de tensión.',
  'bomb:ionbombs':
    'Al revelar su selector, la nave puede soltar una bomba: al acabar la Activación, las naves a alcance 1 de ella reciben 2 fichas de iones.',
  'bomb:ordnancesilos':
    'Cada otra mejora de Bomba de la nave empieza con 3 fichas de munición, que se retiran una a una en lugar de descartar la carta.',
};
