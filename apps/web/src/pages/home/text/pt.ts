import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'A mesa está posta. O árbitro conhece todas as regras.',
  lead: 'Jogue {{games}} no navegador: discos, gabaritos, arcos e dados como numa mesa de verdade, e ninguém precisa procurar nada no livro.',
  learn: 'Primeira vez aqui? Aprenda em dez minutos',
  picture:
    'Desenho de uma partida: caças em suas bases entre asteroides, um arco de fogo, um gabarito de manobra, um disco de manobras e dados.',
  choose: 'Como você quer jogar?',
  computer: 'Contra o computador',
  computerWhy: 'Uma lista já está pronta. À mesa em menos de um minuto.',
  hotseat: 'Dois na mesma tela',
  hotseatWhy: 'Passem a tela um ao outro; o que é secreto continua secreto.',
  link: 'Com um amigo por link',
  linkWhy: 'Envie um link. Seu amigo joga em qualquer navegador.',
  goOn: 'Continuar uma partida',
  goOnTo: 'Continuar: {{title}}',
  allGames: 'Todas as {{count}} partidas guardadas',
  more: 'Mais',
  lists: 'Montar uma lista',
  listsWhy: 'Todas as cartas, conferidas enquanto você monta.',
  rules: 'Consultar uma regra',
  rulesWhy: 'O livro inteiro em palavras simples, com desenhos.',
  replays: 'Ver um replay',
  replaysWhy: 'Percorra uma partida passo a passo e continue a jogar de qualquer momento.',
  events: 'Organizar um evento',
  eventsWhy: 'Emparelhamentos, resultados e classificação de um dia inteiro.',
  whichGame: 'Qual jogo?',
};
