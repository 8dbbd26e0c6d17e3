import { expect, it } from 'vitest';
import { touchedTests } from './touched-tests.ts';

const files = new Map([
  ['src/server/functions/care/staffFeed.ts', "import { portion } from '../../../domain/care/portion.ts';"],
  ['src/server/functions/care/care.test.ts', "await app.call('staffLog', {});"],
  ['src/server/branch-desk/desk.test.ts', "await app.call('staffFeed', {});"],
  ['src/server/store/papers.ts', ''],
  ['src/server/papers/paper.ts', "import { papers } from '../store/papers.ts';"],
  ['src/server/papers/pages/pages.test.ts', "import { paper } from '../paper.ts';"],
  ['db/tests/portions.test.ts', "import { portion } from '../../src/domain/care/portion.ts';"],
  ['db/tests/rls.test.ts', ''],
]);
const care = 'src/server/functions/care/care.test.ts';
const desk = 'src/server/branch-desk/desk.test.ts';

it.each([
  ['a changed test', [desk], [desk]],
  ['a function: its folder, and whoever calls it', ['src/server/functions/care/staffFeed.ts'], [care, desk]],
  ['what a test imports', ['src/server/papers/paper.ts'], ['src/server/papers/pages/pages.test.ts']],
  ['what no test is near, by what uses it', ['src/server/store/papers.ts'], ['src/server/papers/pages/pages.test.ts']],
  ['a rule, by what uses it', ['src/domain/care/portion.ts'], [desk, 'db/tests/portions.test.ts']],
  ['the schema', ['db/schema/care/tables.sql'], ['db/tests/portions.test.ts', 'db/tests/rls.test.ts']],
  ['a page', ['src/web/mypage/top.tsx'], []],
])('%s', (_, changed, touched) => {
  expect(touchedTests(changed, files)).toEqual(touched);
});
