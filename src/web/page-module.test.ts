import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../domain/routing/routes.ts';
import { pageModule } from './page-module.ts';

const folders = ['public', 'auth', 'registration', 'registration_reserves', 'mypage', 'staff'];

it('every path of the route table has its page, and every page its path', () => {
  const pages = folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !`/${name}`.includes('/_parts/'))
      .map((name) => `${folder}/${name}`),
  );
  const found = routes.map(({ path }) => pageModule(path)).filter((file) => folders.includes(file.split('/')[0] ?? ''));
  expect(pages.toSorted()).toEqual(found.toSorted());
});
