import { describe, expect, it } from 'vitest';
import { offerStatus, wishStatus } from './seat-codes.ts';
import { isOpenWish, offerAfter, offerTransitions, type WishAction, wishAfter, wishTransitions } from './wish.ts';

describe('the life of a wish', () => {
  it('ends once, and whatever ended stays as it is', () => {
    const actions: WishAction[] = ['offer', 'offer_ended', 'come_true', 'end_day', 'withdraw', 'overtake'];
    for (const status of wishStatus.keys) {
      const ways = actions.filter((action) => wishAfter(status, action) !== null);
      expect(ways.length > 0).toBe(isOpenWish(status));
    }
  });
  it('names every state that can be reached, each step once', () => {
    const reached = new Set(wishTransitions.map(({ to }) => to));
    expect([...reached].sort()).toEqual([...wishStatus.keys].sort());
    const steps = wishTransitions.map(({ from, action }) => `${from} ${action}`);
    expect(new Set(steps).size).toBe(steps.length);
  });
  it('does not end its day while an offer is open', () => {
    expect(wishAfter(wishStatus.code.offered, 'end_day')).toBeNull();
  });
});

describe('the life of an offer', () => {
  it('is answered once', () => {
    for (const status of offerStatus.keys) {
      for (const { action } of offerTransitions) {
        expect(offerAfter(status, action) !== null).toBe(status === offerStatus.code.open);
      }
    }
  });
});
