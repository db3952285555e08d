import { chaptersIn } from '../../book-in.ts';
import { writtenBook } from '../written-book.ts';

export const chapters = chaptersIn(writtenBook, 'es');
