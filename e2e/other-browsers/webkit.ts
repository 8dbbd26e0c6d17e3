import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortRange } from '../fixtures/test-demo.ts';
import { type Browser, sourceOf } from './browser.ts';
import { said, startProgram } from './programs.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

export const webKitPackages = { 'webkit2gtk-driver': DRIVER, xvfb: SCREEN };

/** Debian's WebKitGTK window for automation, in the folder of this machine's kind of processor. */
function miniBrowser(): string {
  const folders = readdirSync('/usr/lib').map((kind) => join('/usr/lib', kind, 'webkit2gtk-4.1', 'MiniBrowser'));
  const found = folders.find((path) => existsSync(path));
  if (!found) throw new Error('MiniBrowser of WebKitGTK 4.1 is not in /usr/lib');
  return found;
}

/** The window's bar of buttons is broader than a phone: without room around them it is not. */
const narrowWindow = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }
image { -gtk-icon-size: 1px; }`;

type Answer<Value> = { value: Value };

/**
 * WebKitGTK by W3C WebDriver over HTTP, on a screen of its own. The same engine as Safari's, not the same browser: another
 * network stack, fonts, keyboard and media, and no version of it runs on iOS.
 */
export async function startWebKit(): Promise<Browser> {
  const screen = startProgram(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']);
  const display = `:${await said(screen, /(\d+)\n/)}`;
  const port = await freePortRange();
  const settings = mkdtempSync(join(tmpdir(), 'imahoiku-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrowWindow);
  const driver = startProgram(DRIVER, [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    TZ: 'Asia/Tokyo',
    LANGUAGE: 'ja',
    // No session bus and no settings of a desktop.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: settings,
  });
  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer<Value & { error?: string; message?: string }>;
    if (!answer.ok) throw new Error(`WebKit ${path}: ${value.error} ${value.message}`);
    return value;
  };
  await untilListening(port);
  const { sessionId, capabilities } = await ask<Started>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        timeouts: { script: 30_000, pageLoad: 60_000 },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const browser: Browser = {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    async goto(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async evaluate(work, ...args) {
      const script = `const [args, done] = arguments;
        Promise.resolve().then(() => ${sourceOf(work)}(...args))
          .then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`;
      const text = await ask<string>('POST', `${session}/execute/async`, { script, args: [args] });
      const { value, error } = JSON.parse(text);
      if (error) throw new Error(error);
      return value;
    },
    async run(script) {
      await ask('POST', `${session}/execute/sync`, { script, args: [] });
    },
    async perform(actions) {
      await ask('POST', `${session}/actions`, { actions });
    },
    async resize({ width, height }) {
      // The window has bars of its own: what the page got tells how high they are.
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      const inner = await browser.evaluate(() => [window.innerWidth, window.innerHeight] as const);
      const [bars, edges] = [height - inner[1], width - inner[0]];
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: width + edges, height: height + bars });
    },
    async screenshot() {
      return Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await driver.stop();
      await screen.stop();
      rmSync(settings, { recursive: true, force: true });
    },
  };
  return browser;
}

type Started = { sessionId: string; capabilities: { browserVersion: string } };

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}
