import { workLimitFunctions } from '../../../../contract/functions/cover/work-limits.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Check, Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';

type Limits = FunctionOk<'headquartersReadWorkLimits'>;

/** What this person may not be asked to work. There is no field for the reason, and nobody but headquarters sees it. */
export function WorkLimitsPart({ account_id }: { account_id: number }) {
  const query = useAnswer(reading('headquartersReadWorkLimits', { account_id }));
  return (
    <section aria-labelledby="work-limits" className="mt-8 max-w-form">
      <h2 id="work-limits" className="mb-1 text-lead">
        勤務の条件
      </h2>
      <p className="mb-4 text-note text-ink-soft">
        法律とご本人の申し出によるものだけを入れます。理由は書きません。応援の一覧から、だまって外れます。
      </p>
      <LiveLoaded query={query}>{(limits) => <LimitsForm account_id={account_id} limits={limits} />}</LiveLoaded>
    </section>
  );
}

const flags = [
  ['no_overtime_flag', '時間外の勤務をお願いしない'],
  ['no_night_flag', '深夜の勤務をお願いしない'],
  ['no_holiday_flag', '日曜・祝日の勤務をお願いしない'],
] as const;

function LimitsForm({ account_id, limits }: { account_id: number; limits: Limits }) {
  const form = useActionForm(workLimitFunctions, 'headquartersSaveWorkLimits', {
    defaults: {
      minor_until: limits.minor_until ?? '',
      no_overtime_flag: (limits.no_overtime_flag ? 1 : 0) as 0 | 1,
      no_night_flag: (limits.no_night_flag ? 1 : 0) as 0 | 1,
      no_holiday_flag: (limits.no_holiday_flag ? 1 : 0) as 0 | 1,
      weekly_hours: limits.weekly_hours === null ? '' : String(limits.weekly_hours),
    },
    payload: (values) => ({ account_id, ...values }),
    toast: '勤務の条件を保存しました',
  });
  return (
    <ActionForm of={form} submit="勤務の条件を保存する" busyLabel="保存しています" kind="plain">
      {flags.map(([name, title]) => (
        <Check key={name} of={form} name={name} title={title} on={1} off={0} />
      ))}
      <Field
        of={form}
        name="weekly_hours"
        unit="時間"
        hint="どの7日間にもかかる上限です。空のままなら、上限はありません。"
      />
      <Field of={form} name="minor_until" hint="18歳になる前の方だけに入れます。" />
    </ActionForm>
  );
}
