import { useEffect, useRef, useState } from 'react';
import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { weekdaysInOrder } from '../../../../domain/calendar/week-rows.ts';
import { patternWeekday } from '../../../../domain/codes.ts';
import { announcementAudience, announcementKind } from '../../../../domain/messages/announcement-codes.ts';
import { addDays } from '../../../../domain/time.ts';
import { agreedPriceText } from '../../../console/edit/agreed-price.tsx';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { TouchedDialog } from '../../../console/edit/touched-dialog.tsx';
import { repricedIn, touchedBy, useEdit } from '../../../console/edit/use-edit.ts';
import { WordLink } from '../../../console/word-link.tsx';
import { useServerToday } from '../../../data/server-clock.ts';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import { unsavedMark } from '../../../form/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DayRow } from './day-row.tsx';
import { type DraftDay, errorsByWeekday, type PatternBranch, payloadOf, type WeekDraft } from './draft.ts';
import { PatternPreview } from './preview.tsx';

type PatternFormProps = { branch: PatternBranch; begun: WeekDraft; onDone: () => void; onClose: () => void };

const { monday, tuesday, wednesday, thursday, friday } = patternWeekday.code;
const alsoWeekdays: readonly number[] = [tuesday, wednesday, thursday, friday];

/** Form, then the four weeks it makes, then saving; the families it touches are named before. */
export function PatternForm({ branch, begun, onDone, onClose }: PatternFormProps) {
  const today = useServerToday();
  const [draft, setDraft] = useState(begun);
  const [preview, setPreview] = useState<FunctionOk<'staffPreviewPattern'>>();
  const [asked, setAsked] = useState<FunctionPayload<'staffSavePattern'>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const previewing = useEdit('staffPreviewPattern', setPreview);
  const edit = useEdit('staffSavePattern', onDone);
  const touched = touchedBy(edit.failure);
  const payload = payloadOf(branch, draft);
  const errors = { ...previewing.errors, ...edit.errors };
  const byDay = errorsByWeekday(draft, errors);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  function change(next: WeekDraft) {
    setDraft(next);
    setPreview(undefined);
  }
  const setDay = (day: DraftDay) =>
    change({ ...draft, days: draft.days.map((each) => (each.weekday === day.weekday ? day : each)) });
  function copyMonday() {
    const from = draft.days.find(({ weekday }) => weekday === monday);
    if (from === undefined) return;
    const days = draft.days.map((day) =>
      alsoWeekdays.includes(day.weekday) ? { ...from, weekday: day.weekday } : day,
    );
    change({ ...draft, days });
  }
  async function save(confirmed_flag: 0 | 1) {
    const input = { ...payload, confirmed_flag };
    setAsked(input);
    await edit.save(input);
  }

  return (
    <section
      aria-labelledby="pattern-form-title"
      className="rounded-lg border border-line bg-white p-4 shadow-raised md:p-6"
      {...unsavedMark(draft !== begun)}
    >
      <h2 id="pattern-form-title" ref={heading} tabIndex={-1} className="mb-4 text-h3">
        {draft.branch_pattern_id === null ? '新しい開園時間' : 'これからの開園時間を変える'}
      </h2>
      <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <TextField
          label="適用を始める日"
          required
          type="date"
          min={addDays(today, 1)}
          autoComplete="off"
          value={draft.adaptation_date}
          error={errors.adaptation_date}
          onChange={(event) => change({ ...draft, adaptation_date: event.target.value })}
        />
        <TextField
          label="メモ"
          hint="スタッフだけに見えます。"
          autoComplete="off"
          maxLength={200}
          value={draft.remarks}
          error={errors.remarks}
          onChange={(event) => change({ ...draft, remarks: event.target.value })}
        />
      </div>
      <h3 className="mt-6 mb-2 text-lead">曜日ごと</h3>
      <div className="border-b border-line">
        {weekdaysInOrder.map((weekday) => {
          const day = draft.days.find((each) => each.weekday === weekday);
          return day && <DayRow key={weekday} day={day} error={byDay.get(weekday)} onChange={setDay} />;
        })}
      </div>
      <div className="mt-3">
        <Button kind="plain" size="small" onClick={copyMonday}>
          月曜日の内容を火〜金曜日にも入れる
        </Button>
      </div>
      <div className="mt-5 grid gap-4">
        <Notice kind="info" title="時間外の料金">
          開園前と閉園後の時間には、時間外の料金がかかります。{agreedPriceText}
        </Notice>
        {preview && <PatternPreview days={preview.days} />}
        {preview && preview.touched_reserve_ids.length > 0 && (
          <Notice kind="warning" title={`影響するご予約が${preview.touched_reserve_ids.length}件あります`}>
            保存するときに、ご家庭のお名前をお見せします。ご予約は自動では取り消されません。
            {preview.repriced_reserve_ids.length > 0 &&
              `うち${preview.repriced_reserve_ids.length}件は、時間外の料金が変わるご予約です。ご予約のときの金額(変更後のほうが安いときは、安いほう)でお会計します。`}
          </Notice>
        )}
        {preview && preview.touched_customer_ids.length > 0 && (
          <WordLink
            start={{
              kind: announcementKind.code.duty,
              audience: announcementAudience.code.branch,
              branch_id: branch.id,
              customer_ids: preview.touched_customer_ids,
              title: '開園時間の変更のお知らせ',
            }}
          >
            この{preview.touched_customer_ids.length}家庭に知らせる
          </WordLink>
        )}
        {(previewing.problem ?? (touched ? undefined : edit.problem)) && (
          <Notice kind="error" live>
            {previewing.problem ?? edit.problem}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {preview ? (
            <Button busy={edit.busy} busyLabel="保存しています" onClick={() => void save(0)}>
              この内容で保存する
            </Button>
          ) : (
            <Button busy={previewing.busy} busyLabel="確かめています" onClick={() => void previewing.save(payload)}>
              変更後の4週間を確かめる
            </Button>
          )}
          <GiveUpButton onGiveUp={onClose} />
        </div>
      </div>
      <TouchedDialog
        reserve_ids={touched}
        repriced={repricedIn(edit.failure)}
        busy={edit.busy}
        onConfirm={() => asked && void edit.save({ ...asked, confirmed_flag: 1 })}
        onClose={edit.clear}
      />
      <ChangedMeanwhile conflict={edit.conflict} table="branch_patterns" busy={edit.busy} onReload={onDone} />
    </section>
  );
}
