import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffImportsDocument } from '../../../contract/operations/generated.ts';
import type { ImportKind } from '../../../domain/codes.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { ImportForm } from '../../parts/membership/headquarters/imports/import-form.tsx';
import { importText } from '../../parts/membership/headquarters/imports/import-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '取り込み', noindex: true });

const pageSize = 20;

/** Branches and families of a company that moves in, from files; and which files were taken. */
export default function ImportsPage() {
  const [search] = useSearchParams();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(operation(SelectStaffImportsDocument, { limit: pageSize, offset }));
  return (
    <HeadquartersPage
      title="取り込み"
      lead="これまで使っていた園とご家庭の一覧を、CSVファイルから登録します。1行でも直すところがあれば、何も登録しません。"
    >
      <div className="grid gap-8">
        <ImportForm
          onDone={(words) => {
            showToast(words);
            void query.reload();
          }}
        />
        <section aria-labelledby="imports-title">
          <h2 id="imports-title" className="mb-3 text-h3">
            取り込みの記録
          </h2>
          <LiveLoaded query={query}>
            {({ imports, imports_aggregate }) =>
              imports.length === 0 ? (
                <EmptyState title="まだ取り込んでいません" />
              ) : (
                <>
                  <ul className="divide-y divide-line border-y border-line">
                    {imports.map((row) => (
                      <li key={row.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
                        <span className="figures text-note text-ink-soft">{formatDateTime(row.created_at)}</span>
                        <span className="font-bold">
                          {importText[row.kind as ImportKind].label} {row.made_count.toLocaleString('en')}
                          {importText[row.kind as ImportKind].unit}
                        </span>
                        <span className="min-w-0 break-all">{row.file_name}</span>
                        <span className="text-note text-ink-soft">
                          {row.account?.name ?? '退職者'}
                          {row.invite_flag && '・招待メールを送りました'}
                        </span>
                      </li>
                    ))}
                  </ul>
                  <div className="mt-4">
                    <Pager total={imports_aggregate.aggregate.count} pageSize={pageSize} />
                  </div>
                </>
              )
            }
          </LiveLoaded>
        </section>
      </div>
    </HeadquartersPage>
  );
}
