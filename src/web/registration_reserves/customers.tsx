import { useState } from 'react';
import { Link, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { SelectRegistrationReservesCustomersDocument } from '../../contract/operations/generated.ts';
import { withPlaceholder } from '../../domain/code-list.ts';
import {
  agesInChoice,
  noChoice,
  type ReserveChoice,
  reserveStart,
  withChoice,
} from '../../domain/routing/reserve-choice.ts';
import { dataClient } from '../data/browser-data.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { choiceFields } from '../parts/reserves/choose/choice-fields.ts';
import { ChosenSeat } from '../parts/reserves/registering/chosen-seat.tsx';
import { emptyReserveFields, isTimed } from '../parts/reserves/reserve-fields.ts';
import { withReturnTo } from '../sign-in/after-sign-in.ts';
import { EmailSignUp } from '../sign-in/email-sign-up.tsx';
import { LineButton } from '../sign-in/line-button.tsx';
import { LineErrorNotice } from '../sign-in/line-error-notice.tsx';
import { OrLine } from '../sign-in/or-line.tsx';
import { choiceOnPage, loginIntentOf } from '../sign-in/stored-choice.ts';
import { SelectField } from '../ui/field.tsx';
import { StepPage } from './_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約する', noindex: true });

export async function clientLoader() {
  return dataClient().query(SelectRegistrationReservesCustomersDocument, {});
}

/** The branch's path_name preselects it (SPEC §2) and travels on through LINE and back. */
export default function ReservesRegistrationEntry() {
  const { branches } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const chosen = choiceOnPage(search);
  const asked = branches.find(({ path_name }) => path_name === chosen.branch);
  const [branch, setBranch] = useState(asked?.path_name ?? '0');
  const times = { ...emptyReserveFields, ...choiceFields(chosen) };
  const seat = asked !== undefined && isTimed(times);
  const options = branches.map(({ path_name, name, prefecture }) => ({
    key: path_name,
    label: `${name}(${prefecture?.name ?? ''})`,
  }));
  const choice = { ...chosen, branch: branch === '0' ? null : branch };
  const loginTo = withReturnTo('/login', reserveStart(choice));
  return (
    <StepPage
      at="account"
      title="登録して予約する"
      lead="先に席を確保できます。カードや住所の登録は、予約のあとで大丈夫です。"
    >
      <LineErrorNotice />
      {seat ? (
        <ChosenSeat
          branch={asked}
          times={times}
          who={{ ages: agesInChoice(chosen) }}
          change={<ChangeSeat choice={{ ...noChoice, when: choice.when, branch }} />}
        />
      ) : (
        <>
          <WhenPart choice={choice} />
          <div className="mb-7">
            <SelectField
              label="ご利用の園"
              hint="次の画面でも選べます。"
              options={withPlaceholder(options, 'あとで選ぶ')}
              value={branch}
              onChange={(event) => setBranch(event.target.value)}
            />
          </div>
        </>
      )}
      <LineButton purpose="reserves" {...loginIntentOf(choice)}>
        LINEで登録して予約へ
      </LineButton>
      <p className="mt-2 text-note text-ink-soft">予約の確認やお知らせがLINEに届きます。パスワードはいりません。</p>
      <OrLine />
      <EmailSignUp goTo={withChoice('/registration_reserves/customers/add', choice)} loginTo={loginTo} />
      <p className="mt-8 border-t border-line pt-6 text-note">
        登録済みの方は
        <Link to={loginTo} className="text-link">
          ログイン
        </Link>
        して予約へお進みください。
      </p>
    </StepPage>
  );
}

function ChangeSeat({ choice }: { choice: ReserveChoice }) {
  const to = withChoice('/registration_reserves/customers', choice);
  return (
    <Link to={to} replace className="text-link inline-flex min-h-11 items-center text-note">
      時間や園を変更する
    </Link>
  );
}

const words = { today: '今日のお預かり', future: '明日からのお預かり' } as const;

/** Which of the two buttons was pressed, said once, with the way to the other. */
function WhenPart({ choice }: { choice: ReserveChoice }) {
  if (choice.when === null || choice.when === 'wait') return null;
  const other = choice.when === 'today' ? 'future' : 'today';
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 rounded-lg bg-cream px-5 py-2">
      <strong>{words[choice.when]}の予約に進みます。</strong>
      <Link
        to={withChoice('/registration_reserves/customers', { ...choice, when: other })}
        replace
        className="text-link inline-flex min-h-11 items-center text-note"
      >
        {words[other]}にする
      </Link>
    </p>
  );
}
