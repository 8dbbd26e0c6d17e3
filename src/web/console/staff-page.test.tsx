import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screens } from '../../contract/screen-errors.ts';
import type { FunctionFailure } from '../data/call-function.ts';
import { DataError } from '../data/data-error.ts';
import { Loaded } from '../layout/loaded.tsx';
import { LiveLoaded } from './staff-page.tsx';

afterEach(cleanup);

const reload = vi.fn(async () => {});
const shown = (words: string) => <p>{words}</p>;
const lost = new DataError('network_error', 'offline');
const refused: FunctionFailure = { kind: 'refused', type: 'input_error', msg: 'ことわり', details: undefined };

describe('what a page asked for', () => {
  it('has its place held until it comes', () => {
    render(<LiveLoaded query={{ waiting: true, reload }}>{shown}</LiveLoaded>);
    expect(screen.getByRole('status').textContent).toBe('読み込んでいます');
  });

  it('is said to have failed, for an operation and for a function, and is asked for again', () => {
    const { rerender } = render(<LiveLoaded query={{ waiting: false, failure: lost, reload }}>{shown}</LiveLoaded>);
    expect(screen.getByRole('alert').textContent).toContain(screens.offline);
    fireEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(reload).toHaveBeenCalledOnce();
    rerender(<LiveLoaded query={{ waiting: false, failure: refused, reload }}>{shown}</LiveLoaded>);
    expect(screen.getByRole('alert').textContent).toContain('ことわり');
  });

  it('stays when a later look fails: staff read of it above, a parent does not', () => {
    const query = { waiting: false, data: '知っている', failure: lost, reload };
    const { unmount } = render(<LiveLoaded query={query}>{shown}</LiveLoaded>);
    expect(screen.getByText('知っている')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
    unmount();
    render(<Loaded query={query}>{shown}</Loaded>);
    expect(screen.getByText('知っている')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is the last answer while another is asked for, where the list is steady', () => {
    const query = { waiting: true, previous: '前の答え', reload };
    const { rerender } = render(<LiveLoaded query={query}>{shown}</LiveLoaded>);
    expect(screen.queryByText('前の答え')).toBeNull();
    rerender(
      <LiveLoaded query={query} steady>
        {shown}
      </LiveLoaded>,
    );
    expect(screen.getByText('前の答え')).toBeTruthy();
  });
});
