import {
  Baby,
  Bell,
  BellRing,
  CalendarDays,
  ClipboardList,
  CreditCard,
  DoorOpen,
  FileCheck2,
  Gift,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  NotebookText,
  ReceiptText,
  Sparkles,
  Ticket,
  UserRound,
  Users,
} from 'lucide-react';
import { personsOf } from '../../../../domain/routing/route-path.ts';
import { personHere } from '../../../guard/customer-status.ts';

type MypageLink = { to: string; label: string; icon: LucideIcon; note: string; unread?: true };
type MypageLinkGroup = { title: string; links: readonly MypageLink[] };

/** Everything a member manages, in the order of how often it is needed. */
const everyLink: readonly MypageLinkGroup[] = [
  {
    title: 'ご利用',
    links: [
      { to: '/mypage/reserves/list', label: '予約一覧', icon: CalendarDays, note: '確認、変更、キャンセル' },
      { to: '/mypage/waitlist', label: '空き待ち', icon: BellRing, note: '空いたらお知らせ、自動で予約' },
      { to: '/mypage/messages', label: '園とのメッセージ', icon: MessageCircle, note: '園への連絡、写真、お返事' },
      { to: '/mypage/days/list', label: '連絡帳', icon: NotebookText, note: 'お預かりした日の様子と写真' },
      { to: '/mypage/childcares/list', label: 'ご利用履歴', icon: ClipboardList, note: '時間と料金の内訳' },
      { to: '/mypage/children/list', label: 'お子さま', icon: Baby, note: '追加、アレルギーなどの変更' },
      { to: '/mypage/family', label: 'ご家族とお迎えの方', icon: Users, note: '招待、お迎えの方の登録' },
      {
        to: '/mypage/notifications',
        label: 'お知らせ',
        icon: Bell,
        note: 'すべてのお知らせ、受け取り方',
        unread: true,
      },
      { to: '/mypage/benefits/list', label: '会員特典', icon: Gift, note: '提携サービスの優待' },
    ],
  },
  {
    title: 'お支払い',
    links: [
      { to: '/mypage/payments/list', label: 'お支払い履歴', icon: ReceiptText, note: '領収書の発行' },
      { to: '/mypage/certificates', label: '提供証明書', icon: FileCheck2, note: '無償化の請求に使う書類' },
      { to: '/mypage/payment_methods/edit', label: 'お支払い方法', icon: CreditCard, note: 'カードの確認と変更' },
      { to: '/mypage/tickets/buy', label: '回数券', icon: Ticket, note: '残りの枚数と購入' },
      { to: '/mypage/plan_types/edit', label: 'プラン', icon: Sparkles, note: '内容の確認と変更' },
    ],
  },
  {
    title: '登録情報',
    links: [
      { to: '/mypage/customers', label: 'お客様情報', icon: UserRound, note: '連絡先、住所、写真の掲載' },
      { to: '/mypage/login_methods/edit', label: 'ログイン方法', icon: KeyRound, note: 'LINE、メールアドレス' },
      { to: '/mypage/leave_guide', label: '退会・アカウント削除', icon: DoorOpen, note: 'データの書き出しも' },
    ],
  },
];

/** Only the pages the current person may open (routes.ts), not those reserved for other members of the family. */
export function mypageLinks(): readonly MypageLinkGroup[] {
  const person = personHere();
  const open = ({ to }: MypageLink) => {
    const persons = personsOf(to);
    return person === 'payer' || persons === 'all' || (person === 'guardian' && persons === 'guardians');
  };
  return everyLink
    .map((group) => ({ ...group, links: group.links.filter(open).map((link) => wordedFor(person, link)) }))
    .filter(({ links }) => links.length > 0);
}

/** Tickets are bought by the paying member. */
const wordedFor = (person: string, link: MypageLink): MypageLink =>
  link.to === '/mypage/tickets/buy' && person !== 'payer' ? { ...link, note: '残りの枚数' } : link;
