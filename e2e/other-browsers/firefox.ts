import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, sourceOf } from './browser.ts';
import { said, startProgram } from './programs.ts';

const FIREFOX = '/usr/bin/firefox-esr';

export const firefoxPackages = { 'firefox-esr': FIREFOX };

/** A profile of its own, Japanese, that asks nobody and tells nobody. */
const preferences: Record<string, string | boolean | number> = {
  'intl.accept_languages': 'ja',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  // As on a phone: bars of scrolling lie over the page.
  'ui.useOverlayScrollbars': 1,
  'signon.rememberSignons': false,
  'remote.active-protocols': 1,
};

/** Firefox by W3C WebDriver BiDi over its WebSocket: every question an object with an id, every answer with the same one. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'imahoiku-firefox-'));
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const program = startProgram(FIREFOX, args, {
    HOME: profile,
    TZ: 'Asia/Tokyo',
    LANG: 'ja_JP.UTF-8',
    MOZ_CRASHREPORTER_DISABLE: '1',
  });
  const address = await said(program, /WebDriver BiDi listening on (ws:\S+)/, 60);
  const ask = await connect(`${address}/session`);
  const { capabilities } = await ask<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    async goto(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(work, ...given) {
      const { result, exceptionDetails } = await ask<Evaluated>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify({ value: await ${sourceOf(work)}(...JSON.parse(given)) })`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? '{}').value;
    },
    async run(script) {
      const functionDeclaration = `() => { ${script} }`;
      await ask('script.callFunction', { functionDeclaration, target: { context }, awaitPromise: false });
    },
    async perform(actions) {
      await ask('input.performActions', { context, actions });
    },
    async resize(viewport) {
      await ask('browsingContext.setViewport', { context, viewport });
    },
    async screenshot() {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await ask('browser.close', {}).catch(() => undefined);
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
type Reply = { id: number | null; type: string; result?: unknown; error?: string; message?: string };

async function connect(address: string): Promise<<Result>(method: string, params: object) => Promise<Result>> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== null) waiting.get(reply.id)?.(reply);
  });
  socket.addEventListener('close', () => {
    for (const [id, answer] of waiting) answer({ id, type: 'error', error: 'Firefox is gone' });
  });
  let last = 0;
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.type === 'success') resolve(reply.result as Result);
        else reject(new Error(`Firefox ${method}: ${reply.error} ${reply.message ?? ''}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
