import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerCountdown } from '../../request/answer-countdown.tsx';
import { dueTitle } from './requests-strip.tsx';

afterEach(cleanup);

it('what is over is said once, to eye and ear', () => {
  render(<AnswerCountdown due="2020-01-01T09:00:00+09:00" word="回答" />);
  expect(document.body.textContent).toBe('回答の期限を過ぎました');
});

it.each([
  [2, 0, '回答を待っているリクエスト: 期限を過ぎたもの 2件'],
  [0, 3, '回答を待っているリクエスト: 期限が近いもの 3件'],
  [2, 3, '回答を待っているリクエスト: 期限を過ぎたもの 2件、期限が近いもの 3件'],
])('%i late and %i near', (late, near, title) => expect(dueTitle(late, near)).toBe(title));
