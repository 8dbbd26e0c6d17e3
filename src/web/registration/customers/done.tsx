import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { choiceOf, reserveStart } from '../../../domain/routing/reserve-choice.ts';
import { requireNothingLeft } from '../../guard/registration-left.ts';
import { Sun } from '../../illustrations/sun.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '登録が完了しました', noindex: true });

const words = { today: '今日すぐ預ける', future: '予約する', wait: '空き待ちを申し込む' } as const;

export async function clientLoader() {
  await requireNothingLeft();
  return null;
}

/** Leads on to what was wanted before registering. */
export default function RegistrationDone() {
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  return (
    <PageColumn>
      <Sun className="mt-2 h-auto w-28" />
      <div className="mt-4">
        <PageHeading lead="ようこそ、いまほいくへ。いつでも予約していただけます。">登録が完了しました</PageHeading>
      </div>
      <section>
        <h2 className="text-lead">このあとのこと</h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>登録完了のお知らせを、メールまたはLINEでお送りしました。</li>
          <li>
            ご利用日の
            <Link to="/user_guide#belongings" className="text-link">
              持ち物
            </Link>
            をご確認ください。
          </li>
          <li>お子さまの追加やプランの変更は、マイページでできます。</li>
        </ul>
      </section>
      <div className="mt-8 grid gap-3">
        <LinkButton to={reserveStart(choice)} size="large">
          {choice.when === null ? '予約する' : words[choice.when]}
        </LinkButton>
        <LinkButton to="/mypage/top" kind="plain">
          マイページへ
        </LinkButton>
      </div>
    </PageColumn>
  );
}
