import { useState } from 'react';
import { type MetaFunction, useRouteLoaderData } from 'react-router';
import {
  type SelectMypageNoticeSettingsData,
  SelectMypageNoticeSettingsDocument,
} from '../../../contract/operations/generated.ts';
import type { PublicSettings } from '../../data/load-context.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { AdvertisingConsent } from '../../parts/messages/notices/advertising-consent.tsx';
import { NoticeChoices } from '../../parts/messages/notices/notice-choices.tsx';
import { PushSwitch } from '../../parts/messages/notices/push-switch.tsx';
import { LineButton } from '../../sign-in/line-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お知らせの受け取り方', noindex: true });

type Settings = SelectMypageNoticeSettingsData;
type Person = Settings['families'][number];

/** Which messages this person gets, and by which way. */
export default function NoticeSettings() {
  const query = useAnswer(operation(SelectMypageNoticeSettingsDocument, {}));
  return (
    <MypagePage
      title="お知らせの受け取り方"
      lead="お知らせの種類ごとに、LINEとメールを選べます。あなたの設定は、ご家族のほかの方には影響しません。"
    >
      <Loaded query={query} skeleton={<CardSkeletons count={5} />}>
        {(settings) => settings.families[0] && <Choices person={settings.families[0]} settings={settings} />}
      </Loaded>
    </MypagePage>
  );
}

function Choices({ person, settings }: { person: Person; settings: Settings }) {
  const [endpoints, setEndpoints] = useState<readonly string[]>(() =>
    settings.push_subscriptions.map(({ endpoint }) => endpoint),
  );
  return (
    <div className="grid max-w-form gap-8">
      <Ways person={person} endpoints={endpoints} setEndpoints={setEndpoints} />
      <NoticeChoices chosen={settings.notification_settings} devices={endpoints.length > 0} />
      <AdvertisingConsent agreed={settings.advertising_consents[0]?.agreed_flag ?? false} />
    </div>
  );
}

type WaysProps = {
  person: Person;
  endpoints: readonly string[];
  setEndpoints: (endpoints: readonly string[]) => void;
};

/** Whether each way works now, and what to do where it does not. */
function Ways({ person, endpoints, setEndpoints }: WaysProps) {
  const publicKey = useRouteLoaderData<PublicSettings>('root')?.vapidPublicKey ?? '';
  const { email, email_bounced_at, line_notification_flag, line_blocked_at } = person;
  const lineWorks = line_notification_flag && line_blocked_at === null;
  const mailWorks = email !== null && email_bounced_at === null;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-3 text-lead">
        いま届く方法
      </h2>
      <ul className="grid gap-3">
        <li className="grid gap-3 rounded-lg border border-line bg-white p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold">LINE</span>
            {lineWorks ? <Badge tone="trust">届きます</Badge> : <Badge tone="no">届きません</Badge>}
          </p>
          {line_blocked_at !== null ? (
            <p className="text-note">
              LINEで「いまほいく」がブロックされています。LINEのアプリでブロックを解除すると、また届きます。
            </p>
          ) : (
            !lineWorks && (
              <>
                <p className="text-note">LINEのアカウントをつなぎ、「いまほいく」を友だちに追加すると届きます。</p>
                <LineButton purpose="notification" returnTo="/mypage/notifications/settings">
                  LINEで受け取る
                </LineButton>
              </>
            )
          )}
        </li>
        <li className="grid gap-2 rounded-lg border border-line bg-white p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold">メール</span>
            {mailWorks ? <Badge tone="trust">届きます</Badge> : <Badge tone="no">届きません</Badge>}
          </p>
          <p className="text-note break-all">
            {email === null
              ? 'メールアドレスのご登録がありません。'
              : mailWorks
                ? email
                : `${email} に届きませんでした。アドレスをご確認ください。`}
          </p>
        </li>
        <PushSwitch publicKey={publicKey} endpoints={endpoints} changed={setEndpoints} />
      </ul>
    </section>
  );
}
