import { type MetaFunction, useSearchParams } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払いの方のお手続き', noindex: true });

/** What the page that was asked for is about; by the beginning of its path. */
const subjects: readonly (readonly [string, string])[] = [
  ['/mypage/plan_types', 'プランの変更'],
  ['/mypage/payment_methods', 'お支払い方法の変更'],
  ['/mypage/payments', 'お支払い履歴と領収書'],
  ['/mypage/tickets', '回数券の購入'],
  ['/mypage/customers/unsubscribe', '退会'],
  ['/mypage/customers/cancel', 'アカウントの削除'],
  ['/mypage/customers/resubscribe', '再入会'],
  ['/mypage/customers', 'お客様情報の変更'],
  ['/mypage/leave_guide', '退会とアカウントの削除'],
];

/** Where the guard leads the second guardian from a page that is the paying member's alone. */
export default function ForPayingMember() {
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const subject = subjects.find(([start]) => page.startsWith(start))?.[1] ?? 'この手続き';
  return (
    <MypagePage title="お支払いの方のお手続きです">
      <div className="grid max-w-form gap-6">
        <p>
          {subject}は、お支払いの方のアカウントで行います。お手数ですが、お支払いの方にお願いしてください。
          ご予約、変更、キャンセルは、このアカウントでもできます。
        </p>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to="/mypage/top">マイページへ</LinkButton>
          <LinkButton to="/mypage/reserves/list" kind="plain">
            予約一覧へ
          </LinkButton>
        </div>
      </div>
    </MypagePage>
  );
}
