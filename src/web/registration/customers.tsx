import { Check } from 'lucide-react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { reserveStart, withChoice } from '../../domain/routing/reserve-choice.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { useCompany } from '../layout/use-company.ts';
import { withReturnTo } from '../sign-in/after-sign-in.ts';
import { EmailSignUp } from '../sign-in/email-sign-up.tsx';
import { LineButton } from '../sign-in/line-button.tsx';
import { LineErrorNotice } from '../sign-in/line-error-notice.tsx';
import { OrLine } from '../sign-in/or-line.tsx';
import { choiceOnPage, loginIntentOf } from '../sign-in/stored-choice.ts';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '新規登録', noindex: true });

const toHave = ['クレジットカード', 'お子さまのお名前と生年月日', '緊急のときの連絡先'];

export default function RegistrationEntry() {
  const [search] = useSearchParams();
  const interviewFree = useCompany()?.claims.interviewFree ? '事前の面談はいりません。' : '';
  const choice = choiceOnPage(search);
  const loginTo = choice.when === null ? '/login' : withReturnTo('/login', reserveStart(choice));
  return (
    <PageColumn>
      <PageHeading lead={`保護者の方、お子さま、カードの3つのステップで、5分ほどで登録できます。${interviewFree}`}>
        新規登録
      </PageHeading>
      <LineErrorNotice />
      <LineButton purpose="register" {...loginIntentOf(choice)}>
        LINEで登録する
      </LineButton>
      <p className="mt-2 text-note text-ink-soft">予約の確認やお知らせがLINEに届きます。パスワードはいりません。</p>
      <OrLine />
      <EmailSignUp goTo={withChoice('/registration/customers/add', choice)} loginTo={loginTo} />
      <section className="mt-8 rounded-lg bg-cream px-5 py-4">
        <h2 className="text-lead">お手元にご用意ください</h2>
        <ul className="mt-2 grid gap-1">
          {toHave.map((item) => (
            <li key={item} className="flex items-start gap-2">
              <Check className="mt-1 size-5 shrink-0 text-trust" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-6 text-note">
        登録済みの方は
        <Link to={loginTo} className="text-link">
          ログイン
        </Link>
        へお進みください。
      </p>
    </PageColumn>
  );
}
