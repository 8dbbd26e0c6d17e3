import { formatDateWeekday, formatTimeRange } from '../../../../domain/time-format.ts';
import type { Family } from '../../../console/headquarters-family.ts';
import { LinkRows } from '../../../console/link-rows.tsx';
import { PageSection } from '../../../console/page-section.tsx';
import { PaymentList } from '../../billing/staff/payment-list.tsx';
import { PhaseBadge } from './phase-badge.tsx';

export function FamilyReserves({ family }: { family: Family }) {
  return (
    <PageSection title="これからの予約(全園)">
      {family.reserves.length === 0 ? (
        <p className="text-note text-ink-soft">これからの予約はありません。</p>
      ) : (
        <LinkRows
          rows={family.reserves}
          rowKey={(row) => row.id}
          to={(row) => `/staff/reserves/${row.id}`}
          label={() => '予約の詳細'}
          head={(row) => (
            <span className="figures">
              {formatDateWeekday(new Date(row.start_datetime))} {formatTimeRange(row.start_datetime, row.end_datetime)}
            </span>
          )}
          body={(row) =>
            `${row.branch?.name ?? ''} ${row.reserve_details.map(({ child }) => child?.name ?? '').join('、')}`
          }
          aside={(row) => <PhaseBadge reserve={row} />}
        />
      )}
    </PageSection>
  );
}

export function FamilyPayments({ family, onChanged }: { family: Family; onChanged: () => void }) {
  return (
    <PageSection title="お支払い">
      <PaymentList payments={family.payments} onChanged={onChanged} empty="お支払いはまだありません。" />
    </PageSection>
  );
}
