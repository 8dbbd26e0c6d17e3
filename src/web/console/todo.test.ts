import { expect, it } from 'vitest';
import { type Todo, todoRows, todoSummary } from './todo.ts';

const [haru, mio] = [
  { id: 1, name: '森 はる' },
  { id: 2, name: '森 みお' },
];
const todo = (key: string, child: Todo['child'], tone: Todo['tone'], kind: string): Todo => ({
  ...{ key, child, tone, kind },
  text: key,
});

it('shows each child once with all its reasons, red first', () => {
  const rows = todoRows([
    todo('meal', haru, 'ask', '食事の確認'),
    todo('request', null, 'ask', 'リクエスト'),
    todo('morning', mio, 'ask', '朝の様子'),
    todo('dose', haru, 'wrong', '与薬'),
    todo('report', null, 'wrong', '第1報'),
  ]);
  expect(rows.map(({ name, reasons }) => [name, ...reasons.map(({ key }) => key)])).toEqual([
    ['森 はる', 'dose', 'meal'],
    [null, 'report'],
    [null, 'request'],
    ['森 みお', 'morning'],
  ]);
  expect(todoSummary(rows)).toBe('与薬 1 · 第1報 1 · リクエスト 1 · 朝の様子 1');
});

it('of nothing to do there is nothing to say', () => {
  expect(todoRows([])).toEqual([]);
  expect(todoSummary([])).toBe('');
});
