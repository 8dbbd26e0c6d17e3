import { expect, it } from 'vitest';
import { touchedSpecs } from './touched-specs.ts';

const specs = new Map([
  ['e2e/specs/a.spec.ts', "await page.goto('/mypage/tickets/buy');"],
  ['e2e/specs/b.spec.ts', 'await page.goto(`/staff/reserves/7`);'],
  ['e2e/specs/c.spec.ts', "await page.goto('/company');"],
  ['e2e/specs/tickets/d.spec.ts', "await page.goto('/mypage/top');"],
]);

it.each([
  ['a changed spec', ['e2e/specs/c.spec.ts'], ['e2e/specs/c.spec.ts']],
  ['a page', ['src/web/mypage/tickets/buy.tsx'], ['e2e/specs/a.spec.ts']],
  ['a part of pages', ['src/web/mypage/_parts/top/notices.tsx'], ['e2e/specs/tickets/d.spec.ts']],
  ['a part of a subject', ['src/web/parts/tickets/balance.tsx'], ['e2e/specs/tickets/d.spec.ts']],
  ['a page with a number in its address', ['src/web/staff/reserves/$reserve_id.tsx'], ['e2e/specs/b.spec.ts']],
  ['a public page', ['src/web/public/company.tsx'], ['e2e/specs/c.spec.ts']],
  ['what no page is', ['src/domain/time.ts', 'src/web/ui/button.tsx'], []],
])('%s', (_, changed, touched) => {
  expect(touchedSpecs(changed, specs)).toEqual(touched);
});
