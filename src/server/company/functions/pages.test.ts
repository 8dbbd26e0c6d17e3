import { expect, it } from 'vitest';
import { demoCompany } from '../../../../db/seed/content/company.ts';
import { testDatabase } from '../../../../db/testing/database.ts';
import { testApp } from '../../testing/app.ts';

type App = Awaited<ReturnType<typeof testApp>>;
const page = async (app: App, url: string) => {
  const { statusCode, body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
  return { statusCode, body };
};

it('a company without facts and texts says 準備中, and nothing breaks', async () => {
  const app = await testApp({ web: true, database: await testDatabase('empty') });
  for (const path of ['/company', '/terms', '/privacy_policy', '/tradelaw']) {
    const { statusCode, body } = await page(app, path);
    expect([path, statusCode, body.includes('準備中です')]).toEqual([path, 200, true]);
    expect(body, path).not.toMatch(/運営 |undefined|〒-/);
  }
  expect((await page(app, '/terms/2022-04-01')).statusCode).toBe(404);
});

it('a cached page is rebuilt within a second of a saved fact', async () => {
  const app = await testApp({ web: true });
  const before = await page(app, '/company');
  expect(before.body).toContain(demoCompany.name);
  const { social_links, ...facts } = demoCompany;
  const input = { ...facts, social_links: [...social_links], name: '株式会社べつの園', id: null, version: 1 };
  const token = await app.tokenOf('demo-honbu', 'staff');
  const saved = await app.call('headquartersSaveCompanyFacts', { ...input, adaptation_date: '2026-11-16' }, token);
  expect(saved).toMatchObject({ status: 'OK' });
  await expect
    .poll(async () => (await page(app, '/company')).body.includes('株式会社べつの園'), { interval: 50 })
    .toBe(true);
  for (const bad of ['/terms/2022-4-1', '/terms/yesterday', '/tradelaw/2022-13-40'])
    expect([bad, (await page(app, bad)).statusCode]).toEqual([bad, 404]);
  expect((await page(app, '/terms/2022-04-01')).statusCode).toBe(200);
});
