import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.tsx';

afterEach(cleanup);

/** As after a pressed button has made room for its answer, before the focus is brought back. */
function escapeFromNowhere() {
  (document.activeElement as HTMLElement | null)?.blur();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
}

describe('a dialog', () => {
  it('closes by Escape though nothing has the focus', () => {
    const onClose = vi.fn();
    render(
      <Dialog title="領収書" isOpen onClose={onClose}>
        発行しました
      </Dialog>,
    );
    escapeFromNowhere();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes once, wherever the key is handled', () => {
    const onClose = vi.fn();
    render(
      <Dialog title="領収書" isOpen onClose={onClose}>
        発行しました
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('heading', { name: '領収書' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('lets the one on top close alone', () => {
    const [below, above] = [vi.fn(), vi.fn()];
    render(
      <>
        <Dialog title="下" isOpen onClose={below}>
          下
        </Dialog>
        <Dialog title="上" isOpen onClose={above}>
          上
        </Dialog>
      </>,
    );
    escapeFromNowhere();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  });
});
