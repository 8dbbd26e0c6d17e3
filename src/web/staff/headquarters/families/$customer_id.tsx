import { type MetaFunction, useParams } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import {
  type SelectHeadquartersFamilyData,
  SelectHeadquartersFamilyDocument,
} from '../../../../contract/operations/generated.ts';
import { customerStatus } from '../../../../domain/codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { History } from '../../../console/edit/history.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { operation, reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { FamilyUnpaid } from '../../../parts/billing/headquarters/family-unpaid.tsx';
import { HealthReads } from '../../../parts/care/headquarters/health-reads.tsx';
import { FamilyMembersPart } from '../../../parts/family/headquarters/family-people.tsx';
import { FamilyBadges } from '../../../parts/membership/headquarters/families/family-badges.tsx';
import { FamilyBookingBlock } from '../../../parts/membership/headquarters/families/family-booking-block.tsx';
import { FamilyChildren } from '../../../parts/membership/headquarters/families/family-children.tsx';
import { FamilyDetails } from '../../../parts/membership/headquarters/families/family-details.tsx';
import { MergedFrom, MergedInto } from '../../../parts/membership/headquarters/families/family-merges.tsx';
import { FamilyRequests } from '../../../parts/membership/headquarters/families/family-requests.tsx';
import { FamilyPayments, FamilyReserves } from '../../../parts/reserves/staff/family-history.tsx';
import { FamilyTickets } from '../../../parts/tickets/headquarters/family-tickets.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様の手続き', noindex: true });

/** One family in headquarters' hands. */
export default function Family() {
  const { customer_id = '' } = useParams();
  const query = useAnswer(operation(SelectHeadquartersFamilyDocument, { customer_id: Number(customer_id) || 0 }));
  const family = query.data?.customers[0];
  const people = useAnswer(reading('headquartersReadFamilyPeople', { customer_id: Number(customer_id) || 0 }));
  return (
    <HeadquartersPage
      title={family ? withSama(family.name, ' ') : 'お客様の手続き'}
      lead={family && `${family.name_kana} ・ お客様番号 ${family.id}`}
      aside={
        family && (
          <div className="flex flex-wrap items-center gap-3">
            <FamilyBadges
              status={family.status}
              stopped_flag={family.stops.length > 0}
              merged_into={query.data?.merged_into[0]?.into_customer?.id ?? null}
            />
            <LinkButton to={`/staff/customers/${family.id}`} kind="plain" size="small">
              園の画面で見る
            </LinkButton>
          </div>
        )
      }
    >
      <LiveLoaded query={people.waiting ? { waiting: true, reload: query.reload } : query}>
        {(data) =>
          data.customers[0] ? (
            <Detail data={data} people={people} onChanged={() => void query.reload()} />
          ) : (
            <EmptyState
              title="お客様が見つかりません"
              action={<LinkButton to="/staff/headquarters/families">ご家庭を探す</LinkButton>}
            />
          )
        }
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type People = ReturnType<typeof useAnswer<FunctionOk<'headquartersReadFamilyPeople'>, FunctionFailure>>;
type DetailProps = { data: SelectHeadquartersFamilyData; people: People; onChanged: () => void };

function Detail({ data, people, onChanged }: DetailProps) {
  const [family] = data.customers;
  if (family === undefined) return null;
  const living = family.status !== customerStatus.code.accountDeleted;
  return (
    <>
      <MergedInto merges={data.merged_into} />
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <FamilyBookingBlock family={family} living={living} onChanged={onChanged} />
        <FamilyTickets family={family} living={living} onChanged={onChanged} />
        <FamilyDetails family={family} living={living} />
        <FamilyChildren family={family} living={living} onChanged={onChanged} />
        {people.failure && <PeopleMissing onRetry={() => void people.reload()} />}
        {people.data && (
          <FamilyMembersPart
            customer_id={family.id}
            living={living}
            answer={people.data}
            onChanged={() => {
              void people.reload();
              onChanged();
            }}
          />
        )}
        <FamilyReserves family={family} />
        <MergedFrom merges={data.merged_from} family={family} living={living} />
        <FamilyRequests family={family} onChanged={onChanged} />
        <FamilyPayments family={family} onChanged={onChanged} />
        <FamilyUnpaid customer_id={family.id} onChanged={onChanged} />
        <HealthReads customer_id={family.id} />
      </div>
      <History table_name="customers" record_id={family.id} />
    </>
  );
}

function PeopleMissing({ onRetry }: { onRetry: () => void }) {
  return <RetryNotice title="ご家族を読み込めませんでした" onRetry={onRetry} />;
}
