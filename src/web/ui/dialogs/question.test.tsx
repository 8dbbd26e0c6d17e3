import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionDialog } from './question.tsx';

afterEach(cleanup);

it('one action or やめる; it cannot be closed while busy, and a failure is shown in the question', () => {
  const [onAct, onClose] = [vi.fn(), vi.fn()];
  const ask = (state: { busy: boolean; problem?: string }) => (
    <QuestionDialog
      title="書類を削除しますか"
      isOpen
      onClose={onClose}
      act="削除する"
      busyLabel="削除しています"
      onAct={onAct}
      {...state}
    >
      <p>元には戻せません。</p>
    </QuestionDialog>
  );
  const { rerender } = render(ask({ busy: false }));
  expect(screen.getByRole('alertdialog', { name: '書類を削除しますか' })).toBeTruthy();
  // The safe answer is the last: it lies under the thumb.
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['削除する', 'やめる']);
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  expect(onAct).toHaveBeenCalledOnce();
  rerender(ask({ busy: true }));
  expect(screen.getByRole('button', { name: '削除しています' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'やめる' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(ask({ busy: false, problem: '通信できませんでした。' }));
  expect(screen.getByRole('alert').textContent).toContain('通信できませんでした。');
  fireEvent.click(screen.getByRole('button', { name: 'やめる' }));
  expect(onClose).toHaveBeenCalledOnce();
});
