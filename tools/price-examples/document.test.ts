import { expect, it } from 'vitest';
import { priceExamplesDocument } from './document.ts';

it('docs/generated/price-examples.md says what the rules say', async () => {
  await expect(priceExamplesDocument()).toMatchFileSnapshot('../../docs/generated/price-examples.md');
});
