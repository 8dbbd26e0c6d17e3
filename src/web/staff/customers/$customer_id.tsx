import { useEffect, useRef } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { type SelectStaffCustomerData, SelectStaffCustomerDocument } from '../../../contract/operations/generated.ts';
import { registrationStatus, socialMediaUpload } from '../../../domain/codes.ts';
import { isMinor } from '../../../domain/membership/age.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { formatPostalCode } from '../../../domain/text/contact-format.ts';
import { GRANTED_WORDS } from '../../../domain/tickets/ticket-text.ts';
import { formatDate, formatDateWeekday, formatTimeRange } from '../../../domain/time-format.ts';
import { FactList } from '../../console/fact-list.tsx';
import { LinkRows } from '../../console/link-rows.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, RowSkeletons, StaffPage } from '../../console/staff-page.tsx';
import { TelLink } from '../../console/tel-link.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation, reading } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { PaymentList } from '../../parts/billing/staff/payment-list.tsx';
import type { ReadCard } from '../../parts/care/staff/health/card-changes.tsx';
import { ChildCard } from '../../parts/care/staff/health/child-card.tsx';
import { BarredPeople } from '../../parts/family/staff/barred-people.tsx';
import { LockedAtTheDoor } from '../../parts/family/staff/locked-at-the-door.tsx';
import { StateAtTheDoor } from '../../parts/family/staff/state-at-the-door.tsx';
import { TrustedPeople } from '../../parts/family/staff/trusted-people.tsx';
import { CustomerBadge } from '../../parts/membership/staff/customer-badge.tsx';
import { NeedsLink } from '../../parts/membership/staff/needs-link.tsx';
import { WriteButton } from '../../parts/messages/staff/write-button.tsx';
import { PhaseBadge } from '../../parts/reserves/staff/phase-badge.tsx';
import { usualChoiceText } from '../../parts/tickets/ticket-fact.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様の詳細', noindex: true });

type Customer = SelectStaffCustomerData['customers'][number];

export default function CustomerDetail() {
  const { customer_id = '' } = useParams();
  const query = useLiveAnswer(operation(SelectStaffCustomerDocument, { customer_id: Number(customer_id) || 0 }));
  const customer = query.data?.customers[0];
  const { branch, headquarters } = useStaff();
  const health = useHealth(customer, branch.id);
  return (
    <StaffPage
      title={customer ? withSama(customer.name, ' ') : 'お客様の詳細'}
      lead={customer?.name_kana}
      aside={customer && <Aside customer={customer} headquarters={headquarters} />}
    >
      <LiveLoaded query={query}>
        {({ customers, merged_into }) =>
          health.waiting ? (
            <RowSkeletons />
          ) : customers[0] ? (
            <>
              <StateAtTheDoor customer={customers[0]} merges={merged_into} />
              <NeedsLink customer_id={customers[0].id} />
              <LockedAtTheDoor customer={customers[0]} onLifted={() => void query.reload()} />
              {health.failure && (
                <div className="mb-4">
                  <RetryNotice onRetry={health.reload}>
                    健康の記録を読み込めませんでした。アレルギーは表示されています。
                  </RetryNotice>
                </div>
              )}
              <Detail
                customer={customers[0]}
                cards={health.data?.cards ?? []}
                onChanged={() => {
                  void query.reload();
                  void health.reload();
                }}
              />
            </>
          ) : (
            <EmptyState
              title="お客様が見つかりません"
              action={<LinkButton to="/staff/customers">お客様の一覧へ</LinkButton>}
            >
              ほかの園だけをご利用の方は表示できません。
            </EmptyState>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

type AsideProps = { customer: SelectStaffCustomerData['customers'][number]; headquarters: boolean };

function Aside({ customer, headquarters }: AsideProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CustomerBadge status={customer.status} />
      {customer.stops.length > 0 && <Badge tone="wrong">停止中</Badge>}
      {headquarters && (
        <LinkButton to={`/staff/headquarters/families/${customer.id}`} kind="plain" size="small">
          本部の手続き
        </LinkButton>
      )}
      <WriteButton customer_id={customer.id} />
      <LinkButton to={`/staff/reserves/add/${customer.id}`} size="small">
        予約を作る
      </LinkButton>
    </div>
  );
}

/** The children's health cards; what the family answers meanwhile is read again. */
function useHealth(customer: Customer | undefined, branch_id: number) {
  const child_ids = customer?.children.map(({ id }) => id) ?? [];
  const health = useAnswer(reading('staffReadChildHealth', child_ids.length === 0 ? null : { child_ids, branch_id }));
  const answered = customer?.children.map((child) => child.child_essentials[0]?.version ?? 0).join() ?? '';
  const read = useRef(answered);
  useEffect(() => {
    if (read.current !== '' && read.current !== answered) void health.reload();
    read.current = answered;
  }, [answered, health.reload]);
  return health;
}

type DetailProps = { customer: Customer; cards: readonly ReadCard[]; onChanged: () => void };

function Detail({ customer, cards, onChanged }: DetailProps) {
  const today = useServerToday();
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <section aria-labelledby="children">
        <h2 id="children" className="mb-3 text-lead">
          お子さま
        </h2>
        {customer.children.length === 0 ? (
          <p className="text-note text-ink-soft">この園で予約のあるお子さまはいません。</p>
        ) : (
          <ul className="grid gap-3">
            {customer.children.map((child) => (
              <li key={child.id}>
                <ChildCard
                  child={child}
                  parent={customer}
                  card={cards.find(({ child_id }) => child_id === child.id)}
                  today={today}
                  onChanged={onChanged}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Profile customer={customer} today={today} />
      <TrustedPeople customer={customer} />
      <BarredPeople childrenOfFamily={customer.children} onChanged={onChanged} />
      <section aria-labelledby="history">
        <h2 id="history" className="mb-2 text-lead">
          予約の履歴
        </h2>
        <History reserves={customer.reserves} />
      </section>
      <section aria-labelledby="payments">
        <h2 id="payments" className="mb-2 text-lead">
          お支払い
        </h2>
        <PaymentList payments={customer.payments} onChanged={onChanged} empty="この園でのお支払いはまだありません。" />
      </section>
    </div>
  );
}

/** The address, and whether what we send there arrives. */
function Email({ customer: { email, email_bounced_at, email_verified_at } }: { customer: Customer }) {
  if (email === null) return '未登録';
  return (
    <>
      <span className="break-all">{email}</span>
      {email_bounced_at !== null ? (
        <span className="mt-1 block">
          <Badge tone="wrong">届いていません</Badge>{' '}
          <span className="text-note text-ink-soft">
            {formatDate(email_bounced_at)}から。正しいアドレスを確認してください
          </span>
        </span>
      ) : (
        email_verified_at === null && (
          <span className="mt-1 block">
            <Badge tone="no">未確認</Badge>
          </span>
        )
      )}
    </>
  );
}

function LineState({ customer: { line_blocked_at, line_notification_flag } }: { customer: Customer }) {
  if (line_blocked_at !== null) {
    return (
      <>
        <Badge tone="wrong">ブロック中</Badge>{' '}
        <span className="text-note text-ink-soft">{formatDate(line_blocked_at)}から届いていません</span>
      </>
    );
  }
  return line_notification_flag ? '届きます' : '登録なし(メールだけ)';
}

const ticketsText = ({ tickets }: Customer): string =>
  tickets
    .filter(({ remaining }) => remaining > 0)
    .map(({ remaining, expiry_date, granted_flag }) => {
      const granted = granted_flag ? ` ・ ${GRANTED_WORDS}` : '';
      return `残り${remaining}枚(${formatDate(expiry_date)}まで${granted})`;
    })
    .join('\n') || 'なし';

function Profile({ customer, today }: { customer: Customer; today: string }) {
  const address = [customer.prefecture?.name, customer.address1, customer.address2].filter(Boolean).join('');
  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="mb-3 text-lead">
        連絡先
      </h2>
      <FactList
        facts={[
          [
            '電話番号',
            <span key="tel" className="-ml-2 inline-block">
              <TelLink tel={customer.tel} name={customer.name} />
            </span>,
          ],
          [
            '緊急連絡先',
            customer.emergency_contact_tel ? (
              <span key="emergency">
                {customer.emergency_contact_name}
                <TelLink
                  tel={customer.emergency_contact_tel}
                  name={customer.emergency_contact_name ?? '緊急連絡先の方'}
                />
              </span>
            ) : (
              '未登録'
            ),
          ],
          ...(customer.date_of_birth !== null && isMinor(customer.date_of_birth, today)
            ? [['年齢', '18歳未満です。親権者の同意を確認してください。'] as const]
            : []),
          ['メール', <Email key="email" customer={customer} />],
          ['LINEのお知らせ', <LineState key="line" customer={customer} />],
          ['住所', customer.postal_code ? `${formatPostalCode(customer.postal_code)}\n${address}` : '未登録'],
          [
            '写真の掲載',
            customer.social_media_upload === null ? '未回答' : socialMediaUpload.label(customer.social_media_upload),
          ],
          ['プラン', customer.plan_type?.name ?? '未選択'],
          ['登録', registrationStatus.label(customer.registration_status)],
          ...(customer.subscription_last_paid_date
            ? [['最終支払日', formatDate(customer.subscription_last_paid_date)] as const]
            : []),
          ['回数券', ticketsText(customer)],
          ['回数券の使い方', usualChoiceText(customer.use_tickets)],
        ]}
      />
    </section>
  );
}

function History({ reserves }: { reserves: Customer['reserves'] }) {
  return (
    <>
      {reserves.length === 0 ? (
        <p className="text-note text-ink-soft">この園の予約はまだありません。</p>
      ) : (
        <LinkRows
          rows={reserves}
          rowKey={(row) => row.id}
          to={(row) => `/staff/reserves/${row.id}`}
          label={() => '予約の詳細'}
          head={(row) => (
            <span className="figures">
              {formatDateWeekday(new Date(row.start_datetime))}{' '}
              <span className="whitespace-nowrap max-sm:block">
                {formatTimeRange(row.start_datetime, row.end_datetime)}
              </span>
            </span>
          )}
          body={(row) => row.reserve_details.map(({ child }) => child?.name ?? '').join('、')}
          aside={(row) => <PhaseBadge reserve={row} />}
        />
      )}
    </>
  );
}
