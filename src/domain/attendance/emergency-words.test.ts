import { describe, expect, it } from 'vitest';
import { countLine, everybodySafe, headCount, isComplete, proposedWords } from './emergency-words.ts';

const child = (found: boolean | null, handed_to: string | null = null) => ({ found, handed_to });

describe('the words of an emergency', () => {
  it.each([
    ['nobody looked yet', [child(null), child(null)], false, 0],
    ['one is left', [child(true), child(null)], false, 0],
    ['one is missing', [child(true), child(false)], false, 1],
    ['all were found', [child(true), child(true)], true, 0],
    ['one was fetched before anybody counted', [child(null, '祖母'), child(true)], true, 0],
    ['one who was missing has been fetched', [child(false, '祖母'), child(false)], false, 1],
    ['nobody is here', [], false, 0],
  ])('%s', (_when, children, complete, missing) => {
    const count = headCount(children);
    expect(count.missing).toBe(missing);
    expect(isComplete(count)).toBe(complete);
    expect(countLine(count).includes('全員')).toBe(complete);
  });

  it('never begin with everybody’s safety', () => {
    for (const words of Object.values(proposedWords)) expect(words).not.toMatch(/全員|無事/);
    expect(everybodySafe).toMatch(/全員の無事/);
  });
});
