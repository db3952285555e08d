import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  range: 'Alcance {{range}}',
  obstructed: 'Obstruído, alcance {{range}}',
  start: 'Partida',
  fled: 'Fugiu',
  allowed: 'Permitido',
  refused: 'Não permitido',
  tooNear: 'Perto demais',
  closestPoints:
    'O alcance segue a linha mais curta entre as duas bases, aqui {{millimetres}} mm: alcance {{range}}. Bicos, asas e centros não importam.',
  inArcPoint:
    'O canto mais próximo do alvo está em alcance {{closest}}, mas fica fora do arco de tiro. O ataque é medido até o ponto mais próximo dentro do arco: alcance {{range}}.',
  partlyInArc:
    'Basta um canto dentro do arco: a nave da direita pode ser atacada. A da esquerda está tão perto quanto, mas nenhuma parte dela está no arco.',
  turretBehind:
    'O alvo está atrás do cargueiro, fora do arco impresso. Uma torre o ataca mesmo assim, medindo entre os pontos mais próximos: alcance {{range}}.',
  obstructedAttack:
    'A linha medida cruza o asteroide, então o ataque está obstruído: agilidade {{agility}}, mas {{defense}} dados de defesa.',
  rangeOne:
    'Em alcance {{range}} a arma primária rola um dado a mais: valor {{weapon}}, mas {{attack}} dados de ataque.',
  rangeThree:
    'Em alcance {{range}} o defensor rola um dado a mais contra uma arma primária: agilidade {{agility}}, mas {{defense}} dados de defesa.',
  touchingShips:
    'As duas naves que se tocam não podem se atacar. A X-wing ainda pode atacar o outro caça TIE.',
  bump: 'Uma reta 3 terminaria em cima do caça TIE. A X-wing recua {{short}} mm pelo gabarito até a base ficar livre, toca a outra nave e perde a ação.',
  throughShips: 'O gabarito passa por cima do caça TIE, mas a X-wing termina longe dele: nada acontece.',
  koiogranTurn:
    'Um giro Koiogran vira a nave {{turned}} graus no fim do gabarito reto. Ele é vermelho, então a nave agora tem {{stress}} ficha de estresse.',
  koiogranBlocked:
    'O mesmo giro terminaria em cima do caça TIE. A X-wing recua {{short}} mm e não dá meia-volta. O estresse vem do mesmo jeito ({{stress}}).',
  overAsteroid:
    'O gabarito cruza um asteroide. A manobra termina como planejado, mas não há ação, e {{rolled}} dado de ataque é rolado para dano.',
  overTheEdge:
    'Depois da manobra, {{outside}} mm da base ficam além da borda. A nave fugiu e é destruída; quanto ficou de fora não importa.',
  boost:
    'Um impulso com a curva suave: o gabarito de velocidade 1 é posto à frente e a nave termina na outra ponta, virada {{turned}} graus. Um impulso não é manobra: não dá nem tira estresse.',
  barrelRoll:
    'Uma pirueta para a direita: o gabarito fica de lado entre as bases, {{aside}} mm de centro a centro. A nave pode ficar até {{slide}} mm mais à frente ou mais atrás, virada como antes.',
  decloak:
    'Desativar a camuflagem para a direita usa o gabarito de velocidade 2: {{aside}} mm para o lado, até {{slide}} mm mais à frente ou mais atrás, virada como antes.',
  lockRange:
    'Adquirir mira não exige arco: o inimigo pode estar em qualquer direção até o alcance 3, aqui alcance {{range}}.',
  bombDrop:
    'A bomba é solta antes do movimento: o gabarito de velocidade 1 fica atrás da base e a ficha na outra ponta, com o centro a {{behind}} mm da borda traseira.',
  bombBlast:
    'Tudo o que está em alcance 1 da ficha sofre, medido do ponto mais próximo dela, amigos também: {{hurt}} naves aqui. A nave mais distante está a salvo.',
  deploymentZone:
    'Uma nave pequena é posicionada com a base inteira a até {{zone}} mm da própria borda. A base da direita passa da zona.',
  obstacleDistances:
    'Os obstáculos ficam a mais de {{edge}} mm de todas as bordas e a mais de {{gap}} mm uns dos outros, medidos entre os pontos mais próximos.',
  wayOut: 'Até a borda',
  safePassage:
    'O transporte vence se sair pela borda oposta, aqui a {{left}} mm. O X-wing o protege; os {{imperials}} caças TIE precisam destruí-lo antes.',
  longWayHome:
    'A partir da rodada {{round}} o X-wing danificado pode voar na velocidade que quiser, e vence se sair pela borda de um jogador. Até lá precisa resistir.',
  silentListeners:
    'Um caça TIE sobre um satélite pode escaneá-lo em vez de atacar (aqui {{scans}}). Quando não sobrar nenhum, um dos que escanearam deve sair pela própria borda.',
};
