import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffCustomersData, SelectStaffCustomersDocument } from '../../contract/operations/generated.ts';
import { customerStatus, customerStatusFilter } from '../../domain/codes.ts';
import { withSama } from '../../domain/text/called-name.ts';
import { formatTel } from '../../domain/text/contact-format.ts';
import { LinkRows } from '../console/link-rows.tsx';
import { SearchBar } from '../console/search-bar.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { staffFailureText } from '../data/use-action.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { CustomerBadge } from '../parts/membership/staff/customer-badge.tsx';
import { useFoundFamilies } from '../parts/membership/staff/use-found-families.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家庭', noindex: true });

const pageSize = 20;

type Row = SelectStaffCustomersData['customers'][number];
/** A charge failed and is still unpaid. */
const isUnpaid = ({ unpaid_childcares, unpaid_cancellations }: Row): boolean =>
  unpaid_childcares.aggregate.count + unpaid_cancellations.aggregate.count > 0;

export default function Customers() {
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const status = search.get('status') ?? '0';
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const found = useFoundFamilies(text);
  const where = {
    ...(customerStatus.has(Number(status)) ? { status: { _eq: Number(status) } } : {}),
    ...(found.ids === null ? {} : { id: { _in: found.ids } }),
  };
  const query = useLiveAnswer(
    found.waiting ? null : operation(SelectStaffCustomersDocument, { where, limit: pageSize, offset }),
  );
  return (
    <StaffPage title="ご家庭">
      <SearchBar
        label="お客様を探す"
        textLabel="お名前・フリガナ・電話番号・お子さま"
        text={text}
        filter={{ label: '状態', value: status, options: customerStatusFilter.options }}
      />
      <ErrorNotice text={found.failure && staffFailureText(found.failure)} />
      {found.more && (
        <p className="mb-3 text-note text-ink-soft">
          多くの方が見つかりました。はじめの200名を表示しています。続けて入力すると絞り込めます。
        </p>
      )}
      <LiveLoaded query={query} steady>
        {({ customers, customers_aggregate }) =>
          customers.length === 0 ? (
            <EmptyState title="条件に合うお客様はいません">
              この園をご利用の方と、いつもの園に選んだ方が表示されます。
            </EmptyState>
          ) : (
            <>
              <CustomerRows rows={customers} />
              <div className="mt-4">
                <Pager total={customers_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

function CustomerRows({ rows }: { rows: readonly Row[] }) {
  return (
    <LinkRows
      rows={rows}
      rowKey={(row) => row.id}
      to={(row) => `/staff/customers/${row.id}`}
      label={(row) => `${withSama(row.name)}の詳細`}
      head={(row) => (
        <>
          {row.name} <span className="ml-1 text-note font-normal text-ink-soft">{row.name_kana}</span>
        </>
      )}
      body={(row) => (
        <>
          <span className="figures mr-3 whitespace-nowrap">{formatTel(row.tel)}</span>
          <span className="text-ink-soft">{row.children.map(({ name }) => name).join('、')}</span>
        </>
      )}
      aside={(row) => (
        <>
          {isUnpaid(row) && <Badge tone="wrong">未払いあり</Badge>}
          {row.stops.length > 0 && <Badge tone="wrong">停止中</Badge>}
          <CustomerBadge status={row.status} />
          <span className="text-note text-ink-soft">{row.plan_type?.name ?? 'プラン未選択'}</span>
        </>
      )}
    />
  );
}
