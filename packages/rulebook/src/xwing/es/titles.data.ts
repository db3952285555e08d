import { titlesIn } from '../../titles-in.ts';
import { writtenBook } from '../written-book.ts';

export const titles = titlesIn(writtenBook, 'es');
