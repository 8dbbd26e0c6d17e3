import { describe, expect, it } from 'vitest';
import { offerStatus, waitlistStatus } from './seat-codes.ts';
import {
  isOpenEntry,
  offerAfter,
  offerTransitions,
  type WaitlistAction,
  waitlistStatusAfter,
  waitlistTransitions,
} from './waitlist-status.ts';

describe('the life of a wish', () => {
  it('ends once, and whatever ended stays as it is', () => {
    const actions: WaitlistAction[] = ['offer', 'offer_ended', 'come_true', 'end_day', 'withdraw', 'overtake'];
    for (const status of waitlistStatus.keys) {
      const ways = actions.filter((action) => waitlistStatusAfter(status, action) !== null);
      expect(ways.length > 0).toBe(isOpenEntry(status));
    }
  });
  it('names every state that can be reached, each step once', () => {
    const reached = new Set(waitlistTransitions.map(({ to }) => to));
    expect([...reached].sort()).toEqual([...waitlistStatus.keys].sort());
    const steps = waitlistTransitions.map(({ from, action }) => `${from} ${action}`);
    expect(new Set(steps).size).toBe(steps.length);
  });
  it('does not end its day while an offer is open', () => {
    expect(waitlistStatusAfter(waitlistStatus.code.offered, 'end_day')).toBeNull();
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
