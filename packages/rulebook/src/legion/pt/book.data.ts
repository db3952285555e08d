import { bookIn } from '../../book-in.ts';
import { writtenBook } from '../written-book.ts';

export const book = bookIn(writtenBook, 'pt');
