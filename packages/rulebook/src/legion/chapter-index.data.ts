import { indexChapters } from '../chapter-index.ts';
import { writtenBook } from './written-book.ts';

export const chapterIndex = indexChapters(writtenBook);
