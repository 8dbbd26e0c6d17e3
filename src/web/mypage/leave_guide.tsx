import type { MetaFunction } from 'react-router';
import {
  type SelectMypageLeaveGuideData,
  SelectMypageLeaveGuideDocument,
} from '../../contract/operations/generated.ts';
import { customerStatus } from '../../domain/codes.ts';
import { formatDate } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { DataExport } from '../parts/membership/leave/data-export.tsx';
import { cancelText } from '../parts/membership/leave/leave-text.ts';
import { NotCancellable } from '../parts/membership/leave/not-cancellable.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '退会・アカウント削除', noindex: true });

type Customer = SelectMypageLeaveGuideData['customers'][number];
const { enabled, withdrawn } = customerStatus.code;

export default function LeaveGuide() {
  const query = useAnswer(operation(SelectMypageLeaveGuideDocument, {}));
  return (
    <MypagePage title="退会・アカウント削除" lead="2つの方法があります。違いをご確認のうえ、お選びください。">
      <Loaded query={query}>
        {({ customers, tax_settings }) => {
          const customer = customers[0];
          return (
            <div className="grid gap-10">
              {customer && <Ways customer={customer} settings={tax_settings} />}
              <DataExport />
            </div>
          );
        }}
      </Loaded>
    </MypagePage>
  );
}

type WaysProps = { customer: Customer; settings: SelectMypageLeaveGuideData['tax_settings'] };

function Ways({ customer, settings }: WaysProps) {
  const today = useServerToday();
  const hasLeft = customer.status === withdrawn;
  return (
    <div className="grid gap-8 sm:grid-cols-2 sm:gap-6">
      <section className="flex flex-col rounded-lg border border-line bg-white p-5">
        <h2 className="text-h3">退会</h2>
        <p className="mt-1 text-note text-ink-soft">しばらくお使いにならない方へ</p>
        <ul className="mt-3 mb-5 grid flex-1 list-disc content-start gap-1 pl-5 text-note marker:text-ink-soft">
          {customer.status === enabled && (
            <li>支払い済みの期間の終わり({formatDate(customer.expiry_date)})まで使えます。</li>
          )}
          <li>月額の請求が止まります。</li>
          <li>お子さまの情報や履歴は残り、再入会するとそのまま使えます。</li>
        </ul>
        {hasLeft ? (
          <div className="grid gap-3">
            <Notice kind="info">退会のお手続きは済んでいます。</Notice>
            <LinkButton to="/mypage/customers/resubscribe">再入会する</LinkButton>
          </div>
        ) : (
          <LinkButton to="/mypage/customers/unsubscribe" kind="plain">
            退会へ進む
          </LinkButton>
        )}
      </section>
      <section className="flex flex-col rounded-lg border border-line bg-white p-5">
        <h2 className="text-h3">アカウントの削除</h2>
        <p className="mt-1 text-note text-ink-soft">もうお使いにならない方へ</p>
        <ul className="mt-3 mb-5 grid flex-1 list-disc content-start gap-1 pl-5 text-note marker:text-ink-soft">
          {cancelText(settings, today).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {customer.cancellable_flag ? (
          <LinkButton to="/mypage/customers/cancel" kind="danger">
            アカウントの削除へ進む
          </LinkButton>
        ) : (
          <NotCancellable />
        )}
      </section>
    </div>
  );
}
