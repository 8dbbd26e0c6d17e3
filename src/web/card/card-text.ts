export { cardDots, cardNumberText, expiryText } from '../../domain/money/card-text.ts';
