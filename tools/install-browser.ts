import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const CHROMIUM = '/usr/bin/chromium';

/** Debian's Chromium and Japanese fonts, installed when they are missing and we may; else one clear line. */
export function installBrowser(): void {
  const missing = [...(existsSync(CHROMIUM) ? [] : ['chromium']), ...(hasJapaneseFont() ? [] : ['fonts-noto-cjk'])];
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && apt(['update', '-qq']) && apt(['install', '-y', '-qq', ...missing])) return;
  throw new Error(`The browser tests need: ${missing.join(' ')}. Please run: apt-get install ${missing.join(' ')}`);
}

function hasJapaneseFont(): boolean {
  return existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc');
}

function apt(args: string[]): boolean {
  console.log(`apt-get ${args.join(' ')}`);
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: aptEnvironment() }).status === 0;
}

function aptEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
}
