import { customerStatus } from '../../../../domain/codes.ts';
import { pageAfter } from '../../../guard/page-after.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BookingBlockNotice } from './booking-block-notice.tsx';

type Customer = {
  readonly status: number | null;
  readonly registration_status: number;
  readonly plan_type_id: number | null;
  readonly card_flag: boolean;
  /** The paying member is here; else the second guardian. */
  readonly paying_flag: boolean;
  /** Stays may be shown to this person. */
  readonly stays_flag: boolean;
  /** What is owed was not paid in time: new reserves wait for it. */
  readonly paused_flag: boolean | null;
  /** The stop of headquarters that is in force, if any. */
  readonly stops: readonly { readonly until_date: string | null }[];
};

/** Status 2 cannot reserve until paid, a stopped family not at all; 3 only for days that are paid (product-rules.md "Customer lifecycle"). */
export const mayReserve = (customer: Customer | undefined): boolean =>
  customer?.status !== customerStatus.code.disabled &&
  customer?.paused_flag !== true &&
  !customer?.stops.length &&
  customer?.stays_flag !== false;

type BlockedNoticeProps = {
  kind: 'error' | 'warning';
  title: string;
  /** The next step, offered to the paying guardian only. */
  way: { to: string; label: string } | false;
  children: React.ReactNode;
};

function BlockedNotice({ kind, title, way, children }: BlockedNoticeProps) {
  const button = way && (
    <LinkButton to={way.to} kind="plain" size="small">
      {way.label}
    </LinkButton>
  );
  return (
    <Notice kind={kind} title={title} action={button}>
      {children}
    </Notice>
  );
}

/** What prevents a reserve, shown on the first page rather than at the last tap. */
export function AccountNotice({ customer }: { customer: Customer | undefined }) {
  const status = customer?.status;
  const block = customer?.stops[0];
  if (block) return <BookingBlockNotice {...block} />;
  if (customer?.stays_flag === false) return <AskHeadquarters />;
  const pays = customer?.paying_flag !== false;
  if (status === customerStatus.code.disabled) {
    const way = pays && { to: '/mypage/payment_methods/edit', label: 'お支払い方法を確認する' };
    return (
      <BlockedNotice kind="error" title="新しいご予約を受け付けられません" way={way}>
        月額料金のお支払いが確認できていません。
        {pays
          ? 'カードを確認できしだい、すぐにご予約いただけます。'
          : 'お支払いの方がカードを変更すると、すぐにご予約いただけます。'}
        すでにあるご予約はそのままです。
      </BlockedNotice>
    );
  }
  if (customer?.paused_flag) {
    const way = pays && { to: '/mypage/unpaid', label: '未払いの料金を見る' };
    return (
      <BlockedNotice kind="warning" title="新しいご予約をお休みしています" way={way}>
        お支払いできていない料金があります。
        {pays
          ? 'お支払いいただくと、すぐにご予約いただけます。'
          : 'お支払いの方がお支払いになると、すぐにご予約いただけます。'}
        すでにあるご予約はそのままです。
      </BlockedNotice>
    );
  }
  if (status === customerStatus.code.withdrawn) {
    const way = pays && { to: '/mypage/customers/resubscribe', label: '再入会の手続きへ' };
    return (
      <BlockedNotice kind="warning" title="退会のお手続きが済んでいます" way={way}>
        お支払い済みの期間の日だけご予約いただけます。それより後の日は、
        {pays ? '再入会をお願いします。' : 'お支払いの方に、再入会の手続きをお願いしてください。'}
      </BlockedNotice>
    );
  }
  return customer && !customer.card_flag ? <NoCard customer={customer} pays={pays} /> : null;
}

function NoCard({ customer, pays }: { customer: Customer; pays: boolean }) {
  return (
    <Notice
      kind="warning"
      title="カードの登録がまだお済みではありません"
      action={pays && <LinkButton to={pageAfter({ ...customer, has_card: false })}>登録の続きへ</LinkButton>}
    >
      {pays
        ? 'ご予約にはお支払いのカードが必要です。先に登録をお願いします。2分ほどで終わります。'
        : 'ご予約にはお支払いのカードが必要です。お支払いの方に、カードの登録をお願いしてください。'}
    </Notice>
  );
}

/** Neutral: neither why nor since when. */
export function AskHeadquarters({ title = 'ただいま表示できる予約はありません' }: { title?: string }) {
  return (
    <Notice
      kind="info"
      title={title}
      action={
        <LinkButton to="/user_inquiries" kind="plain" size="small">
          お問い合わせ
        </LinkButton>
      }
    >
      ご不明な点は、お問い合わせください。
    </Notice>
  );
}
