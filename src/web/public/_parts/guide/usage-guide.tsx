import type { SelectUserGuideData } from '../../../../contract/operations/generated.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { SmallHands } from '../../../illustrations/small-hands.tsx';
import { useCompany } from '../../../layout/use-company.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { GuideSection } from './guide-section.tsx';

type Settings = SelectUserGuideData['reserve_settings'][number] | undefined;

type UsageGuideProps = {
  /** null: no price has been decided yet. */
  meal: number | null;
  settings: Settings;
  /** domain generalBringList, in words. */
  belongings: readonly string[];
};

/** The flow from registering to picking up, and what to bring. */
export function UsageGuide({ meal, settings, belongings }: UsageGuideProps) {
  const interviewFree = useCompany()?.claims.interviewFree ?? false;
  return (
    <>
      <GuideSection id="flow" title="ご利用の流れ">
        <ol className="grid max-w-2xl gap-0">
          {flowSteps(settings, interviewFree).map(({ title, text }, position) => (
            <li key={title} className="relative flex gap-4 pb-7 last:pb-0">
              <span
                aria-hidden="true"
                className="figures grid size-[2.25rem] shrink-0 place-items-center rounded-full bg-trust font-bold text-white"
              >
                {position + 1}
              </span>
              <div className="pt-1">
                <h3 className="text-lead">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </GuideSection>
      <GuideSection id="belongings" title="持ち物" lead="すべてのものに、お名前をお書きください。">
        <div className="grid gap-8 lg:grid-cols-[1fr_16rem]">
          {belongings.length === 0 ? (
            <p>持ち物のご案内は、準備中です。</p>
          ) : (
            <ul className="grid list-disc gap-1.5 pl-6 marker:text-ink-soft">
              {belongings.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <SmallHands className="h-auto w-48 lg:w-full" />
        </div>
        <p className="mt-6 max-w-2xl text-ink-soft">
          {meal !== null && `食事は1食${formatYen(meal)}で、園でもご用意できます。`}
          ご予約ごとの持ち物は、マイページの予約のページに出ます。
        </p>
        <p className="mt-3 max-w-2xl text-ink-soft">
          {settings && `${settings.fever_temperature}度以上の熱があるとき、`}
          感染症の疑いがあるときは、お預かりできません。お預かりの間に体調が変わったときは、緊急連絡先へお電話します。
        </p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/branches/list">園の空きを見る</LinkButton>
          <LinkButton to="/qanda" kind="plain">
            よくある質問
          </LinkButton>
        </div>
      </GuideSection>
    </>
  );
}

function flowSteps(settings: Settings, interviewFree: boolean): { title: string; text: string }[] {
  const lead = settings ? `当日は、はじまる${formatDuration(settings.today_lead_minutes)}前まで` : '当日も';
  const window = settings ? `${settings.window_days}日先まで` : '先の日も';
  const answer = settings ? `${formatDuration(settings.request_answer_minutes)}以内に` : '確認して';
  return [
    {
      title: '登録する',
      text: `LINEまたはメールアドレスで登録します。お支払い用のカードと、お子さまの情報を入力してください。${interviewFree ? '面談はありません。' : ''}`,
    },
    {
      title: '予約する',
      text: `園、日にち、時間、お子さまを選びます。${lead}、${window}受け付けています。○の日はすぐに確定し、△の日はリクエストとなり、園が${answer}お返事します。`,
    },
    { title: '登園する', text: '園の玄関で、お子さまの体調と、その日の様子をうかがいます。5分ほどで終わります。' },
    {
      title: 'お迎え',
      text: '過ごした様子をお伝えします。ご予約の時間を過ぎたときは、その分の料金を計算します。',
    },
    { title: 'お支払い', text: 'お迎えのあと、ご登録のカードに請求します。明細はマイページでご確認いただけます。' },
  ];
}
