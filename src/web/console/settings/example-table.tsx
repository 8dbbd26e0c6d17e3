import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import type { RulePreview } from './rule-values.ts';

type Example = RulePreview['examples'][number];
type Result = Example['before'];

const named: Partial<Record<RuleTable, string>> = { cancellation_policies: 'キャンセル料' };

/** The same ten stays on the day it begins, by the rules planned for that day without the change and with it. */
export function ExampleTable({ table, preview }: { table: RuleTable; preview: RulePreview }) {
  const { examples, compared_with } = preview;
  const changed = examples.filter(({ before, after }) => textOf(table, before) !== textOf(table, after)).length;
  const columns: Column<Example>[] = [
    { key: 'title', title: 'ご利用の例', headline: true, cell: ({ after }) => <Title result={after} /> },
    { key: 'before', title: '変更前', align: 'right', cell: ({ before }) => <Amount table={table} result={before} /> },
    { key: 'after', title: '変更後', align: 'right', cell: ({ after }) => <Amount table={table} result={after} /> },
    {
      key: 'difference',
      title: '差',
      align: 'right',
      cell: (example) => <Difference table={table} example={example} />,
    },
  ];
  // A draft of a day may show several of these tables, each with its own amounts.
  const amounts = named[table] ?? '金額';
  return (
    <section>
      <h3 className="mb-1 text-lead">ご利用の例で見る{amounts}</h3>
      <p className="mb-2 text-note text-ink-soft">
        {compared_with !== null && `「${compared_with}」と比べています。`}
        {table === 'ticket_prices' && '回数券で払う分は、1枚あたりの価格で数えています。'}
        {changed === 0 ? `10の例の${amounts}は変わりません。` : `10の例のうち、${changed}件の${amounts}が変わります。`}
        {table === 'cancellation_policies' && '期限後・直前・ご連絡なしの順です。'}
      </p>
      <Table
        caption={named[table] ? `10のご利用の例の${amounts}` : '10のご利用の例'}
        columns={columns}
        rows={examples}
        rowKey={({ after }) => after.title}
      />
    </section>
  );
}

function Title({ result }: { result: Result }) {
  return (
    <>
      {result.title}
      {result.plan_name && <span className="block text-note font-normal text-ink-soft">{result.plan_name}</span>}
    </>
  );
}

const refusals = { no_price: '料金なし', age: 'お預かりの対象外' } as const;
const amountsOf = (table: RuleTable, { total, fees }: Result): (number | null)[] =>
  table === 'cancellation_policies' ? (fees === null ? [null] : [fees.late, fees.last, fees.no_show]) : [total];
const textOf = (table: RuleTable, result: Result): string =>
  result.refusal ?? `${amountsOf(table, result).join(' ')} ${result.missing_meals}`;

function Amount({ table, result }: { table: RuleTable; result: Result }) {
  if (result.refusal !== null) return <span className="text-note">{refusals[result.refusal]}</span>;
  return (
    <>
      {amountsOf(table, result).map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: by tier, they never move
        <span key={index} className="block">
          {amount === null ? '—' : <YenAmount amount={amount} />}
        </span>
      ))}
      {result.missing_meals > 0 && <span className="block text-note">食事なし</span>}
    </>
  );
}

function Difference({ table, example: { before, after } }: { table: RuleTable; example: Example }) {
  const earlier = amountsOf(table, before);
  return amountsOf(table, after).map((amount, index) => {
    const was = earlier[index];
    const difference = amount === null || was === null || was === undefined ? null : amount - was;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: by tier, they never move
      <span key={index} className={`block ${difference ? 'font-bold' : 'text-ink-soft'}`}>
        {difference === null ? '—' : difference === 0 ? '変わりません' : signed(difference)}
      </span>
    );
  });
}

const signed = (difference: number): string =>
  `${difference > 0 ? '+' : '−'}${Math.abs(difference).toLocaleString('en-US')}円`;
