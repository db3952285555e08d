import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  reasons: {
    'table.stale-answer': 'A partida avançou desde que essa pergunta foi feita.',
    'table.not-your-decision': 'Essa pergunta foi feita a outra pessoa.',
    'table.not-offered': 'Essa não é uma das respostas.',
    'table.malformed-answer': 'Isso não responde a esta pergunta.',
    'table.malformed-command': 'Esse comando não existe.',
    'table.malformed-setup': 'Não dá para ler a preparação.',
    'table.malformed-opening': 'Não dá para ler a abertura da partida.',
    'table.malformed-position': 'Não dá para ler a posição.',
    'table.malformed-replay': 'Isso não é um replay deste jogo.',
    'table.malformed-entry': 'O diário tem um registro que não dá para ler.',
    'table.malformed-script': 'Não dá para ler o roteiro de dados e cartas.',
    'table.not-scripted': 'Esta partida não foi aberta com um roteiro.',
    'table.damaged-save': 'A partida salva está danificada.',
    'table.game-over': 'A partida acabou.',
    'table.unknown-seat': 'Ninguém ocupa esse lugar.',
    'table.nothing-to-undo': 'Não há nada para desfazer.',
    'table.undo-by-judge-only': 'Só o juiz desfaz jogadas.',
    'table.nothing-to-consent-to': 'Ninguém pediu seu consentimento.',
    'table.rolled-back':
      'Isso teria quebrado a partida, então foi desfeito. Um relatório da falha foi guardado.',
    'table.unknown-card': 'Essa carta não existe.',
    'table.card-not-written': 'O que essa carta faz ainda não está escrito, então ela não pode ser jogada.',
    'table.xws-unreadable': 'Não dá para ler o arquivo do esquadrão.',
    'table.conceded': 'Alguém desistiu.',
    'table.secret-not-revealed': 'O segredo do árbitro não está no arquivo.',
    'table.commitment-broken': 'O segredo não é o que foi prometido antes da partida.',
    'table.seed-differs': 'A semente da partida não vem do segredo e das sementes dos jogadores.',
    'table.seed-not-committed':
      'O arquivo não traz nenhum compromisso: a semente foi simplesmente escolhida.',
    'table.dice-scripted': 'Os dados desta partida foram dispostos de antemão.',
  },
  lookAt: (field) => `Veja o campo ${field}.`,
});
