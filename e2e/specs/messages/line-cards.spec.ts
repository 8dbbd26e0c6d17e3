import { expect, test } from '@playwright/test';
import { lineCardsPage } from '../../../tools/messages/line-cards.ts';

const tallest = 420;

test('no LINE card is taller than 420 px as the emulator draws it', async ({ page }) => {
  await page.setContent(lineCardsPage());
  const cards = await page
    .locator('section')
    .evaluateAll((all) => all.map((card) => [card.dataset.kind ?? '', card.getBoundingClientRect().height] as const));
  expect(cards.length).toBeGreaterThan(30);
  expect(cards.filter(([, height]) => height > tallest)).toEqual([]);
});
