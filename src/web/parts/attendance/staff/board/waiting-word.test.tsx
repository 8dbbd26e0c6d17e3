import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WaitingWord } from './waiting-word.tsx';

afterEach(cleanup);

it.each([
  ['nothing waits', false, false, null, true, ''],
  ['on its way', true, false, '木村', false, '送信しています…'],
  ['cut off, pressed by somebody named', true, false, '木村', true, '未送信 · 木村さんの操作として送ります'],
  ['cut off, on a device of one person', true, false, null, true, '未送信'],
  ['cut off after the server took it', true, true, null, true, '送信済み'],
])('%s', (_, waiting, taken, waiting_by, lost, words) => {
  const { container } = render(<WaitingWord entry={{ waiting, taken, waiting_by }} lost={lost} />);
  expect(container.textContent).toBe(words);
});
