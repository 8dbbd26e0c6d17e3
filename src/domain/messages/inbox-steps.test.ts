import { describe, expect, it } from 'vitest';
import { inboxStatus } from '../codes.ts';
import { filledTemplate, inboxStepsFrom, statusAfterInboxStep } from './inbox-steps.ts';

const { unread, assigned, answered, closed } = inboxStatus.code;

describe('a thread of the inbox', () => {
  it.each([
    [unread, ['take', 'close']],
    [assigned, ['take', 'release', 'close']],
    [answered, ['take', 'close']],
    [closed, ['reopen']],
  ])('in state %i offers %j', (status, steps) => {
    expect(inboxStepsFrom(status)).toEqual(steps);
  });

  it('is not closed twice', () => {
    expect(statusAfterInboxStep(closed, 'close')).toBeNull();
    expect(statusAfterInboxStep(closed, 'reopen')).toBe(assigned);
  });
});

describe('a template', () => {
  const facts = { お名前: '三浦 智子', 園名: 'みなと広場園', 園の電話: '03-1234-5678', 受付番号: '7' };
  it('is filled in', () => {
    expect(filledTemplate('{お名前} 様\n{園名}です。', facts)).toBe('三浦 智子 様\nみなと広場園です。');
  });
  it('leaves what it does not know, and nothing of a name is read as a placeholder', () => {
    expect(filledTemplate('{誰} {お名前}', { ...facts, お名前: '{園名}' })).toBe('{誰} {園名}');
    expect(filledTemplate('{toString}', facts)).toBe('{toString}');
  });
});
