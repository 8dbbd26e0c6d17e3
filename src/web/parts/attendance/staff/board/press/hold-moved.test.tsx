import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { holdEverything, useHeldWhileMoving } from './hold-moved.ts';

/** Each row has the height it states and is placed below the previous ones. */
function Board({ rows }: { rows: readonly (readonly [name: string, height: number])[] }) {
  const place = useRef<HTMLDivElement>(null);
  useHeldWhileMoving(place);
  return (
    <main>
      <div ref={place}>
        {rows.map(([name, height]) => (
          <article key={name} data-reserve={name} data-height={height} className={`h-${height}`}>
            {name}
          </article>
        ))}
      </div>
    </main>
  );
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const height = Number(this.dataset.height);
    const above = [...document.querySelectorAll<HTMLElement>('[data-height]')];
    const top = above.slice(0, above.indexOf(this)).reduce((sum, row) => sum + Number(row.dataset.height), 0);
    return { left: 0, top, height } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const held = () =>
  [...document.querySelectorAll<HTMLElement>('article')]
    .filter(({ style }) => style.pointerEvents === 'none')
    .map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a row that came, moved or grew takes no press for 0.4 s; one that stayed where it was does', async () => {
  const { rerender } = render(
    <Board
      rows={[
        ['A', 50],
        ['B', 50],
        ['C', 50],
      ]}
    />,
  );
  expect(held()).toEqual(['A', 'B', 'C']);
  await pass(400);
  expect(held()).toEqual([]);
  rerender(
    <Board
      rows={[
        ['A', 50],
        ['B', 70],
        ['C', 50],
      ]}
    />,
  );
  await pass(0);
  expect(held()).toEqual(['B', 'C']);
  await pass(399);
  // It moves again before the hold ends: the hold restarts.
  rerender(
    <Board
      rows={[
        ['A', 50],
        ['B', 50],
        ['C', 50],
      ]}
    />,
  );
  await pass(1);
  expect(held()).toEqual(['B', 'C']);
  await pass(400);
  expect(held()).toEqual([]);
  act(holdEverything);
  expect(held()).toEqual(['A', 'B', 'C']);
});

it('a steady dialog takes no press in its first 0.4 s, any other at once', async () => {
  const { rerender } = render(
    <Dialog steady isOpen title="お迎えの方" onClose={() => {}}>
      <p>木村 修</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog').style.pointerEvents).toBe('none');
  await pass(400);
  expect(screen.getByRole('dialog').style.pointerEvents).toBe('');
  rerender(
    <Dialog key="other" isOpen title="ほか" onClose={() => {}}>
      <p>ほか</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog').style.pointerEvents).toBe('');
});
