import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Todo } from '../../../console/todo.ts';
import { TodoPart } from './todo-part.tsx';

afterEach(cleanup);

const haru = { id: 1, name: '森 はる' };
const meal: Todo = { key: 'meal', child: haru, tone: 'ask', kind: '食事の確認', text: '昼食の確認' };
const show = (todos: readonly Todo[]) => render(<TodoPart todos={todos} />, { wrapper: MemoryRouter });
const toggle = () => screen.getByRole('button', { name: /^やること/ });

it('folded shows the reddest with its press; open, each child once', () => {
  const press = vi.fn();
  const act = { label: '登降園を登録する', press };
  show([meal, { key: 'stay', child: haru, tone: 'wrong', kind: '前日までの未完了', text: '来園予定のまま', act }]);
  expect(toggle().textContent).toBe('やること 1森 はる 来園予定のまま');
  fireEvent.click(screen.getByRole('button', { name: '森 はる 登降園を登録する' }));
  expect(press).toHaveBeenCalledTimes(1);
  fireEvent.click(toggle());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '森 はる来園予定のまま登降園を登録する昼食の確認',
  ]);
});

it('without anything red the kinds are counted; with nothing to do the line stays', () => {
  show([meal]);
  expect(toggle().textContent).toBe('やること 1食事の確認 1');
  cleanup();
  show([]);
  expect(screen.getByText('やることはありません')).toBeDefined();
});
