export { cardDots, cardWords, expiryWords } from '../../domain/card-words.ts';
