import { describe, expect, it } from 'vitest';
import { accountRole } from '../codes.ts';
import { routes } from '../routing/routes.ts';
import { firstPageOf, mayOpenPage, rolesWith } from './staff-rights.ts';

const { accounting, support, readOnly } = accountRole.code;
const pages = routes.map(({ path }) => path).filter((path) => path.startsWith('/staff/'));
const openTo = (role: number) =>
  pages.filter((path) => mayOpenPage(role, path)).map((path) => path.replace('/staff/headquarters', 'hq'));

describe('pages', () => {
  it('of the first three roles are the pages’ own matter', () => {
    for (const role of [1, 2, 3]) expect([openTo(role).length, firstPageOf(role)]).toEqual([pages.length, null]);
  });

  const always = expect.arrayContaining(['/staff/account', '/staff/login']);
  it.each([
    [
      accounting,
      ['hq/books', 'hq/books/{month}/{branch}', 'hq/books/mappings', 'hq/figures', 'hq/documents', 'hq/messages'],
    ],
    [support, ['/staff/inbox', '/staff/inbox/{inbox_thread_id}', 'hq/families']],
  ])('of role %i are those of its work', (role, wanted) => {
    const own = openTo(role).filter((path) => !/^\/staff\/(account|login|forget|reset)/.test(path));
    expect(own.toSorted()).toEqual([...wanted].toSorted());
    expect(openTo(role)).toEqual(always);
  });

  it('of who only looks are sums, prices and the company, and no family’s', () => {
    const own = openTo(readOnly);
    expect(
      own.filter((path) => /famil|customer|inbox|reserve|child|\{month\}|branches|accounts|audit/.test(path)),
    ).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(['hq/figures', 'hq/books', 'hq/prices', 'hq/company']));
  });

  it('begin where one may be', () => {
    for (const role of [accounting, support, readOnly]) expect(mayOpenPage(role, firstPageOf(role) ?? '')).toBe(true);
  });
});

it('one kind of work is never the work of a branch', () => {
  for (const right of ['staff', 'manager', 'headquarters'] as const) {
    expect(rolesWith[right].filter((role) => role > 3)).toEqual([]);
  }
});
