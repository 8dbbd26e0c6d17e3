export { cardDots, cardNumberText, expiryText } from '../../../../domain/billing/card-text.ts';
