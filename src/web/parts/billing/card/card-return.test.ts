import { describe, expect, it } from 'vitest';
import { cardReturnOf } from './card-return.ts';

describe('cardReturnOf', () => {
  it.each([
    ['setup_intent=seti_1&setup_intent_client_secret=s&redirect_status=succeeded', true],
    ['setup_intent=seti_1&redirect_status=failed', false],
    ['setup_intent=seti_1&redirect_status=processing', false],
  ])('%s', (query, succeeded) => {
    expect(cardReturnOf(new URLSearchParams(query))).toEqual({ setup_intent_id: 'seti_1', succeeded });
  });
  it('is null when the page was simply opened', () => {
    expect(cardReturnOf(new URLSearchParams(''))).toBeNull();
    expect(cardReturnOf(new URLSearchParams('setup_intent=seti_1'))).toBeNull();
  });
});
