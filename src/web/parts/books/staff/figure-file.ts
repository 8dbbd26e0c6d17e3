import {
  childHours,
  type FigureColumn,
  type Figures,
  failureColumns,
  lineColumns,
  memberColumns,
  moneyColumns,
  taxColumns,
  ticketsSold,
  ticketsUsed,
  usageColumns,
} from './figure-text.ts';

/** Every figure once: a fee appears both among the lines and beside the sales. */
function allColumns(all: boolean): FigureColumn[] {
  const columns = [
    ...usageColumns,
    childHours,
    ...moneyColumns.filter(({ key }) => key === 'sales' || key === 'net'),
    ...lineColumns,
    ...taxColumns,
    ...memberColumns,
    ...(all ? [ticketsSold] : []),
    ticketsUsed,
    ...failureColumns,
  ];
  return columns.filter((column, position) => columns.findIndex(({ key }) => key === column.key) === position);
}

/** One row per period; plain numbers, so that they can be added up. */
export function fileRows({ periods }: Figures, all: boolean): (string | number | null)[][] {
  const columns = allColumns(all);
  return [
    ['開始日', '終了日', '利用の状態', ...columns.map(({ label }) => label)],
    ...periods.map(({ start, end, open_flag, figures }) => [
      start,
      end,
      open_flag ? '未確定' : '確定',
      ...columns.map((column) => column.value(figures)),
    ]),
  ];
}
