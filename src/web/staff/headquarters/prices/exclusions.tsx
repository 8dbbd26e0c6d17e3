import { Plus } from 'lucide-react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import {
  type SelectStaffBatchExclusionsData,
  SelectStaffBatchExclusionsDocument,
} from '../../../../contract/operations/generated.ts';
import { customerStatus, customerStatusFilter } from '../../../../domain/codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { RemoveDialog } from '../../../console/edit/remove-dialog.tsx';
import { RowButtons, useAskedRow } from '../../../console/edit/use-asked-row.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { SearchBar } from '../../../console/search-bar.tsx';
import { containing, familyMatching } from '../../../console/search-where.ts';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ExclusionForm, type ExclusionRow } from '../../../parts/membership/headquarters/exclusion-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Paged, useAskedPage } from '../../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '照合の対象外', noindex: true });

const pageSize = 20;
/** A family of which nothing may be seen any more. */
const unknown = { id: 0, name: 'お客様', plan_type: null };

/** Families the nightly comparison with Stripe leaves alone, each with its reason. */
export default function BatchExclusions() {
  const [search] = useSearchParams();
  const [text, status] = [search.get('text') ?? '', search.get('status') ?? '0'];
  const { offset } = useAskedPage(pageSize);
  const where = {
    ...(customerStatus.has(Number(status)) ? { customer: { status: { _eq: Number(status) } } } : {}),
    ...(text.trim() === ''
      ? {}
      : { _or: [{ reason: { _ilike: containing(text) } }, { customer: familyMatching(text) }] }),
  };
  const query = useAnswer(operation(SelectStaffBatchExclusionsDocument, { where, limit: pageSize, offset }));
  const asked = useAskedRow<ExclusionRow>(query.reload);
  const { edited, removed, ways } = asked;
  return (
    <HeadquartersPage
      title="照合の対象外"
      lead="毎晩、会員の月額の状態をStripeと照らし合わせて直しています。ここに登録したお客様は、その対象から外れます。"
      aside={
        <Button size="small" onClick={() => asked.edit(null)}>
          <Plus className="size-5" aria-hidden="true" />
          お客様を追加する
        </Button>
      }
    >
      <PricesNav />
      <SearchBar
        label="お客様を探す"
        textLabel="お名前・理由"
        text={text}
        filter={{ label: '状態', value: status, options: customerStatusFilter.options }}
      />
      <LiveLoaded query={query}>
        {({ subscription_batch_exclusions: rows, subscription_batch_exclusions_aggregate: { aggregate } }) => (
          <Paged rows={rows} total={aggregate.count} pageSize={pageSize} empty={nobody}>
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((row) => (
                <Exclusion key={row.id} row={{ ...row, customer: row.customer ?? unknown }} asked={asked} />
              ))}
            </ul>
          </Paged>
        )}
      </LiveLoaded>
      {edited && <ExclusionForm key={edited.row?.id ?? 0} row={edited.row} {...ways} />}
      {removed && (
        <RemoveDialog
          name="headquartersRemoveBatchExclusion"
          input={{ id: removed.id, version: removed.version }}
          title={`${withSama(removed.customer.name)}を照合の対象に戻しますか`}
          action="対象に戻す"
          onClose={ways.onClose}
          onRemoved={ways.onSaved}
        >
          <p>今夜から、月額の状態をStripeに合わせて直します。</p>
        </RemoveDialog>
      )}
    </HeadquartersPage>
  );
}

const nobody = (
  <EmptyState title="対象外のお客様はいません">すべての会員を、毎晩Stripeと照らし合わせています。</EmptyState>
);

type Shown = SelectStaffBatchExclusionsData['subscription_batch_exclusions'][number];
type ExclusionProps = {
  row: Shown & { customer: NonNullable<Shown['customer']> };
  asked: ReturnType<typeof useAskedRow<ExclusionRow>>;
};

function Exclusion({ row, asked }: ExclusionProps) {
  const { customer } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <span className="min-w-0 flex-1">
        <Link to={`/staff/customers/${customer.id}`} className="text-link font-bold">
          {customer.name}
        </Link>
        <span className="ml-3 text-note text-ink-soft">{customer.plan_type?.name ?? 'プラン未選択'}</span>
        <span className="block text-note break-words">{row.reason}</span>
        <span className="figures block text-note text-ink-soft">{formatDateTime(row.created_at)}に登録</span>
      </span>
      <RowButtons of={asked} row={row} name={customer.name} edit="理由を変更する" remove="対象に戻す" />
    </li>
  );
}
