import { useState } from 'react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffReportsData, SelectStaffReportsDocument } from '../../contract/operations/generated.ts';
import { formatYen } from '../../domain/money/money.ts';
import { type DayNumbers, emptyDay } from '../../domain/reserves/day-numbers.ts';
import { isTokyoDate } from '../../domain/time.ts';
import { formatDateTime, formatDateWeekday, formatMonthDay } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { useAction } from '../data/use-action.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.tsx';
import { DayPicker } from './_parts/frame/day-picker.tsx';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';

export const meta: MetaFunction = () => pageMeta({ title: '日報', noindex: true });

export default function Reports() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('from') ?? today;
  const date = isTokyoDate(asked) && asked <= today ? asked : today;
  const query = useLiveAnswer(operation(SelectStaffReportsDocument, { branch_id: branch.id, date }));
  return (
    <StaffPage title="日報" aside={<DayPicker date={date} today={today} />}>
      <LiveLoaded query={query}>
        {(data) => (
          <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <section aria-labelledby="report">
              <h2 id="report" className="mb-3 text-lead">
                {formatMonthDay(date)}
              </h2>
              <Numbers numbers={data.day_numbers[0] ?? emptyDay} />
              <ReportForm
                key={`${branch.id} ${date}`}
                branch_id={branch.id}
                date={date}
                report={data.report[0]}
                onChanged={() => void query.reload()}
              />
            </section>
            <Former reports={data.daily_reports} />
          </div>
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

const numberLabels: readonly (readonly [keyof DayNumbers, string, '件' | '名' | '円'])[] = [
  ['reserves', '予約', '件'],
  ['children', 'お子さま', '名'],
  ['left', '降園済み', '件'],
  ['no_shows', '来園なし', '件'],
  ['cancelled', 'キャンセル', '件'],
  ['usage_amount', 'ご利用料金', '円'],
  ['cancel_amount', 'キャンセル料', '円'],
];

function Numbers({ numbers }: { numbers: DayNumbers }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      {numberLabels.map(([key, label, unit]) => (
        <div key={key} className="bg-white px-4 py-3 last:col-span-2">
          <dt className="text-note text-ink-soft">{label}</dt>
          <dd className="figures text-h3 font-bold">
            {unit === '円' ? formatYen(numbers[key]) : `${numbers[key]}${unit}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ReportFormProps = {
  branch_id: number;
  date: string;
  report: SelectStaffReportsData['report'][number] | undefined;
  onChanged: () => void;
};

function ReportForm({ branch_id, date, report, onChanged }: ReportFormProps) {
  const [notes, setNotes] = useState(report?.notes ?? '');
  const { send, busy, text } = useAction('staffSaveDailyReport');
  async function save() {
    const result = await send({ branch_id, date, notes });
    if (result?.kind !== 'ok') return;
    showToast('日報を保存しました');
    onChanged();
  }
  return (
    <div className="grid gap-4">
      <TextAreaField
        label="報告"
        rows={6}
        maxLength={2000}
        autoComplete="off"
        hint="様子、けがや体調、引き継ぎなど。人数と金額は保存のときに数えて残します。"
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-note text-ink-soft">
          {report
            ? `${formatDateTime(report.updated_at)} ${report.account?.name ?? ''}が保存`
            : 'まだ保存していません。'}
        </p>
        <Button busy={busy} busyLabel="保存しています" onClick={save}>
          日報を保存する
        </Button>
      </div>
    </div>
  );
}

function Former({ reports }: { reports: SelectStaffReportsData['daily_reports'] }) {
  return (
    <section aria-labelledby="former">
      <h2 id="former" className="mb-2 text-lead">
        これまでの日報
      </h2>
      {reports.length === 0 ? (
        <p className="text-note text-ink-soft">まだありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {reports.map((report) => (
            <li key={report.id} className="py-3 leading-snug">
              <Link
                to={`?from=${report.date}`}
                className="text-link figures -my-2.5 inline-flex min-h-11 items-center font-bold"
              >
                {formatDateWeekday(report.date)}
              </Link>
              <span className="ml-2 text-note text-ink-soft">{report.account?.name}</span>
              <p className="mt-1 line-clamp-3 text-note whitespace-pre-line">{report.notes || '報告なし'}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
