import { describe, expect, it } from 'vitest';
import { exceeded, filesOf, readBudgets } from './page-budgets.ts';

const manifest = {
  entry: { module: '/entry.js', imports: ['/framework.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/framework.js', '/shell.js'] },
    staff: { parentId: 'root', module: '/staff.js', css: ['/console.css'] },
    '/staff/top': { parentId: 'staff', module: '/top.js', imports: ['/shell.js'] },
  },
};

describe('page budgets', () => {
  it('count every file of a page and of its layouts once', () => {
    expect(filesOf(manifest, '/staff/top')).toEqual({
      script: ['/entry.js', '/framework.js', '/top.js', '/shell.js', '/staff.js', '/root.js'],
      style: ['/console.css'],
    });
    expect(() => filesOf(manifest, '/gone')).toThrow('/gone');
  });

  it('say what is exceeded, by requests or by bytes', () => {
    const budgets = { '/': { script: { requests: 2, bytes: 100 }, font: { requests: 0, bytes: 0 } } };
    const font = { requests: 0, bytes: 0 };
    expect(exceeded(budgets, { '/': { script: { requests: 2, bytes: 100 }, font } })).toEqual([]);
    expect(exceeded(budgets, { '/': { script: { requests: 3, bytes: 90 }, font } })).toHaveLength(1);
    expect(
      exceeded(budgets, { '/': { script: { requests: 1, bytes: 101 }, font: { requests: 1, bytes: 9 } } }),
    ).toEqual([
      '/: script in 1 requests and 101 bytes; the budget is 2 and 100',
      '/: font in 1 requests and 9 bytes; the budget is 0 and 0',
    ]);
  });

  it('hold a public page to 15 requests beside its pictures', () => {
    // The page, the application's manifest, its icon and the list of routes that links lead to.
    const others = 4;
    for (const [page, { script, style, font }] of Object.entries(readBudgets())) {
      if (page === '/login' || page.startsWith('/mypage')) continue;
      const requests = [script, style, font].reduce((sum, weight) => sum + (weight?.requests ?? 0), others);
      expect(requests, page).toBeLessThanOrEqual(page.startsWith('/branches/{') ? 17 : 15);
    }
  });
});
