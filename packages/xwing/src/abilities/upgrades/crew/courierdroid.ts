import { card } from '../../card-words.ts';
import { placedAs } from '../../placed-as.ts';

export const courierDroid = card('crew:courierdroid', { abilities: [placedAs(0, 8)] });
