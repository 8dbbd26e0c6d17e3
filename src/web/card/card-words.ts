export { cardDots, cardWords, expiryWords } from '../../domain/money/card-words.ts';
