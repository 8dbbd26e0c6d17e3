import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { documentsAtOnce, type FoundDocument } from '../../../../../contract/functions/billing/papers.ts';
import { documentKind } from '../../../../../domain/billing/papers/paper-codes.ts';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { formatDate, formatDateTime } from '../../../../../domain/time-format.ts';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { pageOf } from '../../../../ui/page-numbers.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { saveCsv } from '../../../../ui/text/csv.ts';
import { type DocumentFilter, documentFilterOf, documentQuery } from './document-filter.ts';
import { DocumentRows } from './document-rows.tsx';

const pageSize = 20;

export function DocumentSearch() {
  const [search] = useSearchParams();
  const filter = documentFilterOf(search);
  const { page } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const found = useAnswer(reading('headquartersFindDocuments', documentQuery(filter, { page, limit: pageSize })));
  return (
    <>
      <FilterForm filter={filter} />
      <LiveLoaded query={found} steady>
        {(data) => <Found documents={data.documents} total={data.total} filter={filter} />}
      </LiveLoaded>
    </>
  );
}

/** Day, amount, family: what the law wants electronic papers to be found by, in ranges and together. */
function FilterForm({ filter }: { filter: DocumentFilter }) {
  return (
    <Form
      role="search"
      aria-label="書類を探す"
      className="mb-5 grid grid-cols-2 items-end gap-3 md:grid-cols-4"
      replace
      key={JSON.stringify(filter)}
    >
      <TextField
        className="col-span-2"
        label="お客様(お名前・番号)、宛名、書類の番号"
        unmarked
        type="search"
        name="text"
        autoComplete="off"
        defaultValue={filter.text}
      />
      <SelectField
        label="種類"
        unmarked
        name="kind"
        options={withPlaceholder(documentKind.options, 'すべて')}
        defaultValue={filter.kind || '0'}
      />
      <span className="max-md:hidden" />
      <TextField label="取引の日(から)" unmarked type="date" name="start_date" defaultValue={filter.start_date} />
      <TextField label="取引の日(まで)" unmarked type="date" name="end_date" defaultValue={filter.end_date} />
      <TextField
        label="金額(から)"
        unmarked
        inputMode="numeric"
        name="min_amount"
        autoComplete="off"
        defaultValue={filter.min_amount}
      />
      <TextField
        label="金額(まで)"
        unmarked
        inputMode="numeric"
        name="max_amount"
        autoComplete="off"
        defaultValue={filter.max_amount}
      />
      <Button type="submit" kind="plain">
        <Search className="size-5" aria-hidden="true" />
        探す
      </Button>
    </Form>
  );
}

type FoundProps = { documents: readonly FoundDocument[]; total: number; filter: DocumentFilter };

function Found({ documents, total, filter }: FoundProps) {
  if (documents.length === 0) {
    return (
      <EmptyState
        title="条件に合う書類はありません"
        action={<LinkButton to="/staff/headquarters/documents">すべての書類を見る</LinkButton>}
      />
    );
  }
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-note text-ink-soft">{total.toLocaleString('ja-JP')}件</p>
        <WholeCsv filter={filter} total={total} />
      </div>
      <DocumentRows documents={documents} />
      <div className="mt-4">
        <Pager total={total} pageSize={pageSize} />
      </div>
    </>
  );
}

const head = [
  '種類',
  '番号',
  '発行',
  '取引の日',
  '金額(円)',
  'お客様番号',
  'お客様',
  '宛名',
  '発行日時',
  '訂正した書類',
  '保存期限',
];
const csvRow = (row: FoundDocument) => [
  documentKind.label(row.kind),
  row.number,
  row.copy > 1 ? `再発行(${row.copy}回目)` : '初回',
  formatDate(row.document_date),
  row.amount,
  row.customer_id,
  row.customer_name,
  row.addressee,
  formatDateTime(new Date(row.issued_at)),
  row.replaces_number,
  formatDate(row.keep_until),
];

/** The whole result, read part by part: a file that lacks some would be worse than none. */
function WholeCsv({ filter, total }: { filter: DocumentFilter; total: number }) {
  const { send, text } = useAction('headquartersFindDocuments');
  const [read, setRead] = useState<number>();
  async function save() {
    const rows: FoundDocument[] = [];
    setRead(0);
    for (;;) {
      const last = rows.at(-1);
      const part = { page: 1, limit: documentsAtOnce, ...(last ? { before_id: last.id } : {}) };
      const answer = await send(documentQuery(filter, part));
      if (answer?.kind !== 'ok') return setRead(undefined);
      rows.push(...answer.result.documents);
      setRead(rows.length);
      if (answer.result.documents.length < documentsAtOnce) break;
    }
    saveCsv('imahoiku-documents.csv', [head, ...rows.map(csvRow)]);
    setRead(undefined);
  }
  return (
    <div className="grid justify-items-end gap-2">
      <Button kind="plain" size="small" busy={read !== undefined} busyLabel={`${read ?? 0}/${total}件`} onClick={save}>
        <Download className="size-5" aria-hidden="true" />
        全件をCSVで保存
      </Button>
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
    </div>
  );
}
