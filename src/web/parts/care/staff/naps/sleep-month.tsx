import { useState } from 'react';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useServerToday } from '../../../../data/server-clock.ts';
import { useAction } from '../../../../data/use-action.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';

/** A month of sleep for the inspector: what nobody looked at first. The addresses hold for some minutes, for the asker alone. */
export function SleepMonth() {
  const { branch, manager } = useStaff();
  const [month, setMonth] = useState(useServerToday().slice(0, 7));
  const [made, setMade] = useState<{ pdf_url: string; csv_url: string }>();
  const { send, busy, text } = useAction('staffIssueSleepMonth');
  if (!manager) return null;
  async function make() {
    const outcome = await send({ branch_id: branch.id, month });
    setMade(outcome?.kind === 'ok' ? outcome.result : undefined);
  }
  return (
    <section aria-labelledby="sleep-month" className="max-w-form rounded-lg bg-cream px-5 py-4">
      <h2 id="sleep-month" className="text-lead">
        午睡チェックの月の記録
      </h2>
      <p className="mb-3">監査などで見せる記録です。確認の記録がない時間を先にまとめます。</p>
      <HandForm onSend={make}>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="月"
            unmarked
            className="w-44"
            type="month"
            autoComplete="off"
            value={month}
            onChange={(event) => {
              setMonth(event.target.value);
              setMade(undefined);
            }}
          />
          <Button type="submit" kind="plain" busy={busy} busyLabel="作っています">
            作る
          </Button>
        </div>
      </HandForm>
      <ErrorNotice text={text} className="mt-3" />
      {made && (
        <p className="mt-2 flex gap-5">
          <a
            href={made.pdf_url}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            PDFを開く
          </a>
          <a href={made.csv_url} className="text-link inline-flex min-h-11 items-center">
            CSVを保存
          </a>
        </p>
      )}
    </section>
  );
}
