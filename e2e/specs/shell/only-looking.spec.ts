import { documents } from '../../../src/contract/operations/documents.generated.ts';
import { watchWrites } from '../../fixtures/only-looking.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The guard itself: whoever only looks at 佐藤 and writes is found out. */
test('a function or a mutation is noted, reading is not', async ({ page }) => {
  const written: string[] = [];
  watchWrites(page, written);
  await page.route('**/*', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  const idOf = (name: string) => documents.find((one) => one.name === name)?.id;
  const asked = {
    '/imahoiku/asia-northeast1/listSessions': {},
    '/imahoiku/asia-northeast1/createReserve': {},
    '/v1/graphql?read': { documentId: idOf('SelectMypageChildrenList') },
    '/v1/graphql': { documentId: idOf('InsertMypageChildrenAddConfirm') },
  };
  for (const [path, body] of Object.entries(asked)) {
    await page.evaluate(([to, text]) => fetch(to, { method: 'POST', body: text }), [
      path,
      JSON.stringify(body),
    ] as const);
  }
  expect(written).toEqual(['createReserve', 'InsertMypageChildrenAddConfirm']);
});

test('佐藤 cannot be signed in for anything else', async ({ page, signIn }) => {
  await expect(signIn(page, 'sato')).rejects.toThrow('lookAround');
});
