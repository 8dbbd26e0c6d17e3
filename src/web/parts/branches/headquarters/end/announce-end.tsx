import { useState } from 'react';
import { branchEndFunctions } from '../../../../../contract/functions/calendar/branch-ends.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { addDays, isTokyoDate, type TokyoDate, tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateWeekday, formatTimeRange } from '../../../../../domain/time-format.ts';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { reading } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { ManagedBranch } from '../branch-part.tsx';

type AnnounceEndProps = { branch: ManagedBranch; today: TokyoDate; onDone: () => void; onCancel: () => void };

/** Notice that families can plan with; who announces may shorten it. */
const usualNotice = 60;
const usualAnswer = 30;

/** The last day, until when families answer, and why; who is touched stands below before it is sent. */
export function AnnounceEnd({ branch, today, onDone, onCancel }: AnnounceEndProps) {
  const [last_date, setLastDate] = useState<string>(addDays(today, usualNotice));
  const dated = isTokyoDate(last_date) && last_date >= today;
  const query = useAnswer(reading('headquartersReadBranchEnd', dated ? { branch_id: branch.id, last_date } : null));
  const seen_reserves = query.data?.reserves ?? 0;
  const form = useActionForm(branchEndFunctions, 'headquartersAnnounceBranchEnd', {
    defaults: { last_date: addDays(today, usualNotice), answer_until: addDays(today, usualAnswer), reason: '' },
    payload: (values) => ({
      branch_id: branch.id,
      version: branch.version,
      seen_reserves,
      ...values,
    }),
    toast: ({ asked_families }) =>
      asked_families > 0 ? `発表し、${asked_families}家庭にお伺いしました` : '閉園の予定を発表しました',
    done: onDone,
    refused: () => void query.reload(),
  });
  return (
    <section className="grid gap-5 rounded-lg border border-edge bg-white p-5">
      <h2 className="text-lead">閉園の予定を発表する</h2>
      <ActionForm
        of={form}
        kind="danger"
        submit="最終日を発表する"
        busyLabel="発表しています"
        beside={<GiveUpButton onGiveUp={onCancel} />}
      >
        <div className="grid gap-5 md:grid-cols-2">
          <Field of={form} name="last_date" hint="この日まで、お預かりします。" onChanged={setLastDate} />
          <Field
            of={form}
            name="answer_until"
            hint="この日までにお返事がないご予約は、キャンセル料なしで園が取り消します。"
          />
        </div>
        <Field of={form} name="reason" as="area" hint="ご家庭へのお知らせに、このまま載ります。" />
        {dated && (
          <LiveLoaded query={query} steady>
            {({ reserves, stays }) => <Touched reserves={reserves} stays={stays} />}
          </LiveLoaded>
        )}
      </ActionForm>
    </section>
  );
}

type Stay = {
  reserve_id: number;
  customer_name: string;
  tel: string;
  start_datetime: string;
  end_datetime: string;
};

function Touched({ reserves, stays }: { reserves: number; stays: readonly Stay[] }) {
  if (reserves === 0) return <Notice>最終日より後のご予約は、ありません。</Notice>;
  const rest = reserves - stays.length;
  return (
    <Notice kind="warning" title={`最終日より後のご予約が${reserves}件あります`}>
      <p>ご家庭に、近くの園へ移るかをお伺いします。お返事があるまで、ご予約は動きません。</p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
        {stays.map((stay) => (
          <li key={stay.reserve_id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="figures">
              {formatDateWeekday(tokyoDateOf(stay.start_datetime))}{' '}
              {formatTimeRange(stay.start_datetime, stay.end_datetime)}
            </span>
            <span>{withSama(stay.customer_name)}</span>
            <TelLink tel={stay.tel} name={stay.customer_name} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-2">ほか{rest}件</p>}
    </Notice>
  );
}
