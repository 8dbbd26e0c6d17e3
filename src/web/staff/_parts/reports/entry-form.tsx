import { useState } from 'react';
import { reportKind } from '../../../../domain/reserves/staff-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type ReportKind = (typeof reportKind.keys)[number];
const hints: Readonly<Record<ReportKind, string>> = {
  [reportKind.code.note]: '1日の様子、体調、気づいたことなど。',
  [reportKind.code.handover]: '次の当番や明日に伝えること。',
  [reportKind.code.accident]: 'いつ、どこで、だれが、どうしたか。手当てと、保護者への連絡も。',
  [reportKind.code.nearMiss]: '何が起こりそうだったか。次にどう防ぐか。',
};
/** The server's limit for an entry. */
const longest = 2000;

type EntryFormProps = {
  branch_id: number;
  date: string;
  /** The entry this one takes the place of. */
  corrects?: { id: number; kind: number; notes: string };
  onDone: () => void;
  onCancel?: () => void;
};

/** One entry of the day's report: it is added, and never changes what others wrote. */
export function EntryForm({ branch_id, date, corrects, onDone, onCancel }: EntryFormProps) {
  const [kind, setKind] = useState((corrects?.kind ?? reportKind.code.note) as ReportKind);
  const [notes, setNotes] = useState(corrects?.notes ?? '');
  const [tried, setTried] = useState(false);
  /** The same words twice are two entries; the same press twice is one. */
  const [written, setWritten] = useState(0);
  const keyOf = useContentKey();
  const { send, busy, text } = useAction('staffSaveDailyReport');
  const wrong = notes.trim() === '' ? '報告を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrong) return;
    const entry = { branch_id, date, kind, notes, strikes_id: corrects?.id ?? null };
    const result = await send({ ...entry, idempotency_key: keyOf({ ...entry, written }) });
    if (result?.kind !== 'ok') return;
    setTried(false);
    setWritten(written + 1);
    setNotes('');
    setKind(reportKind.code.note);
    showToast(corrects ? '訂正を残しました' : '日報に記入しました');
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend className="mb-1.5 font-bold">{corrects ? '訂正の種類' : '種類'}</legend>
        <div className="flex flex-wrap gap-2">
          {reportKind.keys.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-4 text-note font-bold has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={corrects ? `kind-${corrects.id}` : 'kind'}
                value={each}
                checked={kind === each}
                onChange={() => setKind(each)}
                className="size-4.5 accent-action focus-visible:outline-none"
              />
              {reportKind.label(each)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={corrects ? '正しい内容' : '報告'}
        rows={corrects ? 3 : 4}
        maxLength={longest}
        required
        autoComplete="off"
        hint={hints[kind]}
        value={notes}
        error={tried ? wrong : undefined}
        onChange={(event) => setNotes(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            やめる
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel="保存しています">
          {corrects ? '訂正を残す' : '日報に記入する'}
        </Button>
      </div>
    </form>
  );
}
