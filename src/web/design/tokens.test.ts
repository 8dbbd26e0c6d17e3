import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
);

function luminance(name: string): number {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`Unexpected value: ${name}`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('colour pairs meet WCAG AA', () => {
  const grounds = ['white', 'paper', 'cream', 'sand'];
  const texts: [text: string, grounds: string[]][] = [
    ['ink', [...grounds, 'action-soft', 'trust-soft', 'ask-soft', 'no-soft', 'wrong-soft', 'leaf', 'sun', 'apricot']],
    ['ink-soft', [...grounds, 'action-soft']],
    ['action', ['white', 'paper', 'cream', 'action-soft']],
    ['action-deep', [...grounds, 'action-soft']],
    ['trust', ['white', 'paper', 'cream', 'trust-soft']],
    ['ask', ['white', 'paper', 'cream', 'ask-soft']],
    ['no', ['white', 'paper', 'cream', 'no-soft']],
    ['wrong', ['white', 'paper', 'cream', 'wrong-soft']],
  ];
  it.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['action', 'action-deep', 'trust', 'wrong', 'ink', 'no', 'focus', 'line-deep'])('white on %s', (ground) => {
    expect(contrast('white', ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(grounds)('control borders and the focus ring on %s', (ground) => {
    expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast('focus', ground)).toBeGreaterThanOrEqual(3);
  });
});
