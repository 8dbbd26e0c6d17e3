import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { demoPassword } from '../../db/seed/demo-sign-ins.ts';
import { startTestDemo, type TestDemo } from '../fixtures/test-demo.ts';
import { tablet } from './staff-board.ts';

/** A demo of one spec alone, with a clock that the spec moves: whole days pass in it. */
export class OwnDemo {
  readonly demo: TestDemo;
  readonly #contexts: BrowserContext[] = [];
  private constructor(demo: TestDemo) {
    this.demo = demo;
  }
  static async start(): Promise<OwnDemo> {
    return new OwnDemo(await startTestDemo());
  }

  /** Somebody signed in: staff at a tablet, a parent at a phone. */
  async person(browser: Browser, key: string, door: '/auth/password' | '/auth/staff'): Promise<Page> {
    const viewport = door === '/auth/staff' ? tablet : { width: 390, height: 844 };
    const baseURL = this.demo.url;
    const context = await browser.newContext({
      ...{ baseURL, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport },
      ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
    });
    this.#contexts.push(context);
    const page = await context.newPage();
    const signedIn = await page.request.post(door, { data: { email: `${key}@example.jp`, password: demoPassword } });
    expect(signedIn.status(), key).toBe(200);
    return page;
  }

  async #control(path: string, data: unknown): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.demo.url}/demo/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    expect(answer.status, path).toBe(200);
  }
  /** `time` 'HH:mm' in Tokyo. */
  setClock = (date: string, time: string): Promise<void> =>
    this.#control('clock', { freeze: new Date(`${date}T${time}:00+09:00`).toISOString() });
  /** What the worker does every minute, and whatever follows from it. */
  async sweep(): Promise<void> {
    await this.#control('sweeps', {});
    await this.#control('jobs', {});
  }

  /** A job that the worker does at its hour, done now. */
  async runJob(name: string): Promise<void> {
    const client = new pg.Client(this.demo.databaseUrl);
    await client.connect();
    await client.query("select app.enqueue($1, '{}')", [name]);
    await client.end();
    await this.#control('jobs', {});
  }

  async stop(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.demo.stop();
  }
}
