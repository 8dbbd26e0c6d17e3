import { measuredOn } from '../../tools/measured/measured-on.ts';

export type Done = { browser: string; step: string; seconds: number; problem: string | null };

/** The result as docs/generated keeps it. */
export function resultPage(done: readonly Done[], now: Date): string {
  const browsers = [...new Set(done.map(({ browser }) => browser))];
  const steps = [...new Set(done.map(({ step }) => step))];
  const cell = (step: string, browser: string): string => {
    const one = done.find((each) => each.step === step && each.browser === browser);
    if (!one) return 'not reached';
    return one.problem === null
      ? `${one.seconds.toFixed(1)} s`
      : `failed: ${one.problem.replaceAll('|', '/').split('\n')[0]}`;
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const total = (browser: string) =>
    done.filter((one) => one.browser === browser).reduce((sum, { seconds }) => sum + seconds, 0);
  return `# The journey in other browsers

Made by \`npm run other-browsers\` on ${measuredOn(now)}. WebKitGTK has the engine of Safari and is not Safari on iOS: fonts, keyboard, media, scrolling and
home-screen pages are others there, and nothing here ran on an iPhone. Phone: 390 × 844 px; the board: 820 × 1180 px.

${row(['step', ...browsers])}
${row(['---', ...browsers.map(() => '--:')])}
${steps.map((step) => row([step, ...browsers.map((browser) => cell(step, browser))])).join('\n')}
${row(['all', ...browsers.map((browser) => `${total(browser).toFixed(0)} s`)])}
`;
}
