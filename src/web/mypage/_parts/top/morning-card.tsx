import { Thermometer } from 'lucide-react';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { morningAnswer } from '../../../../domain/care/morning/morning-codes.ts';
import { codesIn, formStanding, isDecided } from '../../../../domain/care/morning/morning-form.ts';
import { formatTimeRange } from '../../../../domain/time-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Today's stay: asks how the child is, until answered; then shows the branch's reply. Also papers to sign. */
export function MorningCard({ data }: { data: SelectMypageTopData }) {
  const cards = data.mornings.map((stay) => {
    const forms = data.morning_forms.filter((form) => form.reserve_id === stay.id && form.date === stay.reserve_date);
    const missing = stay.reserve_details.some(({ child_id }) => !forms.some((form) => form.child_id === child_id));
    const unwell = forms.filter(({ reasons }) => codesIn(reasons).length > 0);
    return { stay, missing, unwell };
  });
  const shown = cards.filter(({ missing, unwell }) => missing || unwell.length > 0);
  if (shown.length === 0 && data.first_visit_packs.length === 0) return null;
  return (
    <div className="grid gap-4">
      {shown.map(({ stay, missing, unwell }) => (
        <section
          key={stay.id}
          aria-labelledby={`top-morning-${stay.id}`}
          className="rounded-lg border border-action/40 bg-action-soft px-5 py-4"
        >
          <p className="text-note">
            <span className="figures">今日 {formatTimeRange(stay.start_datetime, stay.end_datetime)}</span>{' '}
            {stay.branch_name}
          </p>
          <h2 id={`top-morning-${stay.id}`} className="phrases flex items-center gap-2 text-lead">
            <Thermometer className="size-5.5 shrink-0" aria-hidden="true" />
            {missing ? '今朝の様子を教えてください' : wordsOf(unwell)}
          </h2>
          <LinkButton to={`/mypage/morning/${stay.id}`} className="mt-3 w-full sm:w-auto">
            {missing ? '30秒で答える' : '内容を見る'}
          </LinkButton>
        </section>
      ))}
      {data.first_visit_packs.map(({ id, branch_id, branch }) => (
        <Notice
          key={id}
          kind="info"
          title={`${branch?.name ?? '園'}の書面をご確認ください`}
          action={
            <LinkButton to={`/mypage/first_visit/${branch_id}`} kind="plain" size="small">
              書面を確認する
            </LinkButton>
          }
        >
          はじめてのご来園までに、署名をお願いします。
        </Notice>
      ))}
    </div>
  );
}

type Unwell = SelectMypageTopData['morning_forms'];

function wordsOf(forms: Unwell): string {
  if (forms.some((form) => formStanding({ ...form, reasons: codesIn(form.reasons) }) === 'attention')) {
    return forms.some(({ staff_answer }) => staff_answer === morningAnswer.code.call)
      ? '園からお電話でご相談します'
      : '園が様子を確認しています';
  }
  return forms.some(({ staff_answer }) => isDecided(staff_answer) && staff_answer === morningAnswer.code.notToday)
    ? '今日のお預かりについて、園からお返事があります'
    : '園からお返事がありました。お預かりします';
}
