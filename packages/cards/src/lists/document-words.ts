import type { DocumentProblem, Refusal } from '@sortie/kernel';

/** How a language says where a document cannot be read. */
interface PlaceWords {
  readonly ofField: (field: string) => string;
  readonly ofLine: (line: number) => string;
  readonly ofText: string;
}

/** How a language says where and why a document cannot be read. */
export interface DocumentWords<Problem extends string> extends PlaceWords {
  readonly problems: Readonly<Record<Problem, string>>;
}

/** What is said of documents of every sort. */
export const documentWords: Readonly<Record<'en' | 'es' | 'pt', DocumentWords<DocumentProblem>>> = {
  en: {
    problems: {
      notAnObject: 'must be an object',
      notAList: 'must be a list',
      notText: 'must be text',
      tooLong: 'is too long',
      tooFew: 'has too few entries',
    },
    ofField: (field) => `The field ${field}`,
    ofLine: (line) => `Line ${line}`,
    ofText: 'The text',
  },
  es: {
    problems: {
      notAnObject: 'debe ser un objeto',
      notAList: 'debe ser una lista',
      notText: 'debe ser texto',
      tooLong: 'es demasiado largo',
      tooFew: 'tiene muy pocas entradas',
    },
    ofField: (field) => `El campo ${field}`,
    ofLine: (line) => `La línea ${line}`,
    ofText: 'El texto',
  },
  pt: {
    problems: {
      notAnObject: 'deve ser um objeto',
      notAList: 'deve ser uma lista',
      notText: 'deve ser texto',
      tooLong: 'é longo demais',
      tooFew: 'tem entradas de menos',
    },
    ofField: (field) => `O campo ${field}`,
    ofLine: (line) => `A linha ${line}`,
    ofText: 'O texto',
  },
};

/** Where a file or a text cannot be read, and why. */
export interface DocumentRefusal<Problem extends string> {
  /** The field of a file, or null when the document is a text. */
  readonly field: string | null;
  /** The line of a text, counted from 1. */
  readonly line?: number;
  readonly problem: Problem;
  readonly found: string | null;
}

/** Which field or line of a document cannot be read, and why; undefined for a refusal by another rule. */
export function documentRefusalText<Problem extends string>(
  refusal: Refusal,
  rule: string,
  { problems, ofField, ofLine, ofText }: DocumentWords<Problem>,
): string | undefined {
  if (refusal.rule !== rule || refusal.about === null) return undefined;
  const { field, line, problem, found } = refusal.about as unknown as DocumentRefusal<Problem>;
  const where = field !== null ? ofField(field) : line === undefined ? ofText : ofLine(line);
  return `${where} ${problems[problem]}${found === null ? '' : `: ${JSON.stringify(found)}`}.`;
}
