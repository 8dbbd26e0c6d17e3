export { cardDots, cardWords, expiryText } from '../../domain/money/card-text.ts';
