export { cardWords } from '../../domain/card-words.ts';
