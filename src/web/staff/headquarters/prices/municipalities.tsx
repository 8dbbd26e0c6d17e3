import { Plus } from 'lucide-react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffMunicipalitiesDocument } from '../../../../contract/operations/generated.ts';
import { certificateLayout } from '../../../../domain/billing/papers/paper-codes.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { RemoveDialog } from '../../../console/edit/remove-dialog.tsx';
import { RowButtons, useAskedRow } from '../../../console/edit/use-asked-row.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { SearchBar } from '../../../console/search-bar.tsx';
import { containing } from '../../../console/search-where.ts';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { MunicipalityForm, type MunicipalityRow } from '../../../parts/books/headquarters/municipality-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Paged, useAskedPage } from '../../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '自治体の様式', noindex: true });

const pageSize = 30;

/** Municipalities whose 提供証明書 is not the usual one. */
export default function Municipalities() {
  const [search] = useSearchParams();
  const today = useServerToday();
  const text = search.get('text') ?? '';
  const { offset } = useAskedPage(pageSize);
  const where = text.trim() === '' ? {} : { municipality: { _ilike: containing(text) } };
  const query = useAnswer(operation(SelectStaffMunicipalitiesDocument, { where, limit: pageSize, offset }));
  const asked = useAskedRow<MunicipalityRow>(query.reload);
  const { edited, removed, ways } = asked;
  return (
    <HeadquartersPage
      title="自治体の様式"
      lead="提供証明書の様式や請求の期限が、ふつうと違う市区町村です。ここにない市区町村には、1枚の様式を使います。"
      aside={
        <Button size="small" onClick={() => asked.edit(null)}>
          <Plus className="size-5" aria-hidden="true" />
          自治体を追加する
        </Button>
      }
    >
      <PricesNav />
      <SearchBar label="自治体を探す" textLabel="市区町村" text={text} />
      <LiveLoaded query={query}>
        {({ municipality_layouts: rows, municipality_layouts_aggregate: { aggregate }, prefectures }) => (
          <>
            <Paged
              rows={rows}
              total={aggregate.count}
              pageSize={pageSize}
              empty={<EmptyState title="条件に合う自治体はありません" />}
            >
              <ul className="divide-y divide-line border-y border-line">
                {rows.map((row) => (
                  <li key={row.id} className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
                    <Municipality row={row} />
                    <RowButtons of={asked} row={row} name={row.municipality} />
                  </li>
                ))}
              </ul>
            </Paged>
            {edited && (
              <MunicipalityForm
                key={edited.row?.id ?? 0}
                row={edited.row}
                prefectures={prefectures}
                today={today}
                {...ways}
              />
            )}
          </>
        )}
      </LiveLoaded>
      {removed && <RemoveMunicipality row={removed} onClose={ways.onClose} onRemoved={ways.onSaved} />}
    </HeadquartersPage>
  );
}

function Municipality({ row }: { row: MunicipalityRow }) {
  return (
    <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
      <p className="font-bold">
        {row.prefecture?.name}
        {row.municipality}
      </p>
      <p className="text-note text-ink-soft">
        {formatDate(row.adaptation_date)}から・{certificateLayout.label(row.layout)}・請求は翌月
        {row.claim_due_day === null ? '末' : `${row.claim_due_day}日`}まで
      </p>
      {row.claim_note !== '' && <p className="text-note">{row.claim_note}</p>}
    </div>
  );
}

type RemoveMunicipalityProps = { row: MunicipalityRow; onClose: () => void; onRemoved: () => void };

function RemoveMunicipality({ row: { id, version, municipality }, ...ways }: RemoveMunicipalityProps) {
  return (
    <RemoveDialog
      name="headquartersRemoveMunicipality"
      input={{ id, version }}
      title={`${municipality}の様式を削除しますか`}
      action="削除する"
      {...ways}
    >
      <p>これから発行する証明書は、前の行か、1枚の様式になります。発行済みの証明書は変わりません。</p>
    </RemoveDialog>
  );
}
