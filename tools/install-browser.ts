import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';
/** The same engine without the browser's own windows: about half the work for each page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const browserForTests = (): string => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);

/** Debian's Chromium and Japanese fonts, installed when they are missing and we may; else one clear line. */
export function installBrowser(): void {
  const missing = [...(existsSync(CHROMIUM) ? [] : ['chromium']), ...missingFont()];
  if (missing.length === 0 && (existsSync(HEADLESS_SHELL) || !mayInstall())) return;
  if (mayInstall() && apt(['update', '-qq'])) {
    // Welcome, not needed: older Debians do not have it.
    apt(['install', '-y', '-qq', 'chromium-headless-shell']);
    if (missing.length === 0 || apt(['install', '-y', '-qq', ...missing])) return;
  }
  throw new Error(`The browser tests need: ${missing.join(' ')}. Please run: apt-get install ${missing.join(' ')}`);
}

/** Programs of Debian packages, installed in the same way; answers which packages are still missing. */
export function installPrograms(packages: Readonly<Record<string, string>>): string[] {
  const missing = () => [
    ...Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name])),
    ...missingFont(),
  ];
  const wanted = missing();
  if (wanted.length > 0 && mayInstall() && apt(['update', '-qq'])) apt(['install', '-y', '-qq', ...wanted]);
  return missing();
}

const mayInstall = (): boolean => process.getuid?.() === 0;

const missingFont = (): string[] => (hasJapaneseFont() ? [] : ['fonts-noto-cjk']);

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
