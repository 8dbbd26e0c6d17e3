import { CalendarDays, CreditCard, type LucideIcon, NotebookText, UserRound, Users } from 'lucide-react';
import { personsOf } from '../../../domain/routing/route-path.ts';
import { personHere } from '../../guard/customer-status.ts';

type Place = { readonly to: string; readonly label: string };
export type Destination = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Its pages; the destination's own link leads to the first of them. */
  readonly places: readonly Place[];
  /** First parts of the addresses below /mypage that belong to it, beside its places. */
  readonly holds: readonly string[];
};

/** Everything a member comes for, in five (decision 120). A new page of My Page is a place in one of them, or a page below one. */
const every: readonly Destination[] = [
  {
    label: '予約',
    icon: CalendarDays,
    places: [
      { to: '/mypage/reserves/list', label: '予約一覧' },
      { to: '/mypage/waitlist', label: '空き待ち' },
      { to: '/mypage/childcares/list', label: 'ご利用履歴' },
      { to: '/mypage/calendar_feed', label: 'カレンダー連携' },
    ],
    holds: ['reserves', 'reserves_today', 'waitlist', 'closures'],
  },
  {
    label: '園から',
    icon: NotebookText,
    places: [
      { to: '/mypage/days/list', label: '連絡帳' },
      { to: '/mypage/messages', label: 'メッセージ' },
      { to: '/mypage/notifications', label: 'お知らせ' },
    ],
    holds: ['days', 'messages', 'morning'],
  },
  {
    label: '家族',
    icon: Users,
    places: [
      { to: '/mypage/children/list', label: 'お子さま' },
      { to: '/mypage/family', label: 'ご家族とお迎え' },
    ],
    holds: ['children', 'first_visit'],
  },
  {
    label: 'お支払い',
    icon: CreditCard,
    places: [
      { to: '/mypage/payments/list', label: '履歴と証明書' },
      { to: '/mypage/payment_methods/edit', label: 'カード' },
      { to: '/mypage/tickets/buy', label: '回数券' },
      { to: '/mypage/plan_types/edit', label: 'プラン' },
      { to: '/mypage/unpaid', label: '未払い' },
    ],
    holds: ['payments', 'payment_methods', 'tickets', 'plan_types', 'certificates'],
  },
  {
    label: 'アカウント',
    icon: UserRound,
    places: [
      { to: '/mypage/customers', label: 'お客様情報' },
      { to: '/mypage/login_methods/edit', label: 'ログイン方法' },
      { to: '/mypage/sessions', label: 'ログイン中の端末' },
      { to: '/mypage/notifications/settings', label: '通知の設定' },
      { to: '/mypage/benefits/list', label: '会員特典' },
      { to: '/mypage/leave_guide', label: '退会・削除' },
    ],
    holds: ['customers', 'login_methods', 'benefits'],
  },
];

/** Only what the person here may open (routes.ts); what is left of a destination leads to its first page. */
export function destinations(): readonly Destination[] {
  const person = personHere();
  const open = ({ to }: Place) => {
    const persons = personsOf(to);
    return person === 'payer' || persons === 'all' || (person === 'guardian' && persons === 'guardians');
  };
  return every
    .map((destination) => ({ ...destination, places: destination.places.filter(open) }))
    .filter(({ places }) => places.length > 0);
}

/** Where a page belongs: as a place itself, else by the first part of its address. */
export function destinationOf(path: string, among: readonly Destination[] = destinations()): Destination | undefined {
  const first = path.split('/')[2] ?? '';
  return (
    among.find(({ places }) => places.some(({ to }) => to === path)) ?? among.find(({ holds }) => holds.includes(first))
  );
}

/** A relative's My Page is the page of what is shared with them. */
export const homeOfMember = (): string => (personHere() === 'relative' ? '/mypage/shared' : '/mypage/top');
