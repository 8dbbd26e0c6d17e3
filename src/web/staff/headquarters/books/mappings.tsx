import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { journalText } from '../../../../domain/books/journal.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { RowSkeletons } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { staffFailureText } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import type { MappingAnswer, MappingLine } from '../../../parts/books/headquarters/months/book-text.ts';
import { BooksNav } from '../../../parts/books/headquarters/months/books-nav.tsx';
import { MappingForm } from '../../../parts/books/headquarters/months/mapping-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '勘定科目の対応', noindex: true });

/** Which accounts each kind of entry goes to in the accounting file. */
export default function Mappings() {
  return (
    <HeadquartersPage
      title="勘定科目の対応"
      lead="会計ソフト用のCSVで使う科目と税区分です。お使いの会計ソフトの名前に合わせてください。"
    >
      <BooksNav />
      <MappingList />
    </HeadquartersPage>
  );
}

type Asked = { mapping: MappingLine | null; kind?: number; tax?: number } | null;

function MappingList() {
  const { data, failure, reload } = useAnswer(reading('headquartersListMappings', {}));
  const [asked, setAsked] = useState<Asked>(null);
  if (data === undefined) {
    if (failure === undefined) return <RowSkeletons count={6} />;
    return <RetryNotice onRetry={reload}>{staffFailureText(failure)}</RetryNotice>;
  }
  return (
    <>
      <Unmapped unmapped={data.unmapped} onAdd={(kind, tax) => setAsked({ mapping: null, kind, tax })} />
      <div className="mb-4">
        <Button size="small" onClick={() => setAsked({ mapping: null })}>
          <Plus className="size-5" aria-hidden="true" />
          対応を追加する
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {data.mappings.map((mapping) => (
          <li key={mapping.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
            <span className="w-64 font-bold">{journalText(mapping)}</span>
            <span className="min-w-60 flex-1 text-note">
              借方 {mapping.debit_account}
              {mapping.desk_account !== '' && `(窓口は${mapping.desk_account})`}・{mapping.debit_tax}
              <span className="block">
                貸方 {mapping.credit_account}・{mapping.credit_tax}
              </span>
            </span>
            <Button kind="plain" size="small" onClick={() => setAsked({ mapping })}>
              変更する<span className="sr-only">({journalText(mapping)})</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <MappingForm
          key={asked.mapping?.id ?? 0}
          {...asked}
          onClose={() => setAsked(null)}
          onSaved={() => {
            setAsked(null);
            void reload();
          }}
        />
      )}
    </>
  );
}

function Unmapped({
  unmapped,
  onAdd,
}: {
  unmapped: MappingAnswer['unmapped'];
  onAdd: (kind: number, tax: number) => void;
}) {
  if (unmapped.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice kind="error">
        <p className="font-bold">科目が決まっていない項目があります。決めるまで、CSVは作れません。</p>
        <ul className="mt-2 grid gap-2">
          {unmapped.map((each) => (
            <li key={`${each.kind} ${each.tax}`} className="flex flex-wrap items-center gap-3">
              <span>
                {journalText(each)} {each.lines}件 {formatYen(each.amount)}
              </span>
              <Button kind="plain" size="small" onClick={() => onAdd(each.kind, each.tax)}>
                科目を決める<span className="sr-only">({journalText(each)})</span>
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
