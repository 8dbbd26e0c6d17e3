import { expect, it } from 'vitest';
import { priceExamplesDocument } from './document.ts';

it('docs/price-examples.md says what the rules say', async () => {
  await expect(priceExamplesDocument()).toMatchFileSnapshot('../../docs/price-examples.md');
});
