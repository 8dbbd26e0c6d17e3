import { useRef, useState } from 'react';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { ruled } from '../../../../console/printed-page.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ByHandRow } from './by-hand-row.tsx';
import { emptyHandwriting, type HandwrittenDraft, isFilled, payloadRow, rowErrors } from './handwritten.ts';
import type { RollLine } from './roll-lines.ts';

type ByHandFormProps = {
  branch_id: number;
  date: TokyoDate;
  /** The day is over: a manager says why. */
  over: boolean;
  lines: readonly RollLine[];
  onChanged: () => Promise<unknown>;
};

/** What was typed, row by row; saved all together, and what was not taken stays. */
function useSheet({ branch_id, date, over, lines, onChanged }: ByHandFormProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, HandwrittenDraft>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffEnterByHand');
  const form = useRef<HTMLFormElement>(null);
  const filled = lines.filter((line) => isFilled(drafts[line.key] ?? emptyHandwriting));
  const errorsOf = (line: RollLine) => rowErrors(line, drafts[line.key] ?? emptyHandwriting);
  const reasonMissing = over && reason.trim() === '';

  /** The first field that needs a person, once it is on the page. */
  const showFirst = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused] input')?.focus());

  async function save() {
    setTried(true);
    setRefusals({});
    if (filled.length === 0 || reasonMissing || filled.some((line) => errorsOf(line) !== null)) return showFirst();
    const rows = filled.map((line) => payloadRow(line, drafts[line.key] ?? emptyHandwriting));
    const answer = await send({ branch_id, date, rows, ...(over && { reason }) });
    if (answer?.kind !== 'ok') return;
    const refused = answer.result.rows.filter(({ refusal }) => refusal !== null);
    const kept = new Set(refused.map(({ reserve_id, child_id }) => `${reserve_id} ${child_id}`));
    await onChanged();
    setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([key]) => kept.has(key))));
    setRefusals(
      Object.fromEntries(
        refused.map(({ reserve_id, child_id, refusal }) => [`${reserve_id} ${child_id}`, refusal?.msg ?? '']),
      ),
    );
    setTried(false);
    const taken = rows.length - refused.length;
    if (taken > 0) showToast(`${taken}名の登園・降園を登録しました`);
    if (refused.length > 0) showFirst();
  }
  const rowOf = (line: RollLine) => ({
    line,
    draft: drafts[line.key] ?? emptyHandwriting,
    errors: tried ? errorsOf(line) : null,
    refusal: refusals[line.key],
    onDraft: (draft: HandwrittenDraft) => setDrafts((all) => ({ ...all, [line.key]: draft })),
  });
  const why = { reason, setReason, error: tried && reasonMissing ? '理由を入力してください。' : undefined };
  return { form, save, why, rowOf, filled: filled.length, refused: Object.keys(refusals).length, busy, text };
}

/** One row a child, saved all together; what was not taken stays where it was typed, with the reason beside it. */
export function ByHandForm(props: ByHandFormProps) {
  const { form, save, why, rowOf, filled, refused, busy, text } = useSheet(props);
  return (
    <HandForm ref={form} onSend={save} className="grid gap-5">
      {props.over && (
        <TextField
          label="終わった日に入力する理由"
          required
          autoComplete="off"
          maxLength={500}
          hint="操作記録に残ります。例: 停電のため紙で記録した"
          value={why.reason}
          error={why.error}
          onChange={(event) => why.setReason(event.target.value)}
        />
      )}
      <div className="overflow-x-auto">
        <table className={ruled.table}>
          <caption className="sr-only">手書きした登園・降園</caption>
          <thead>
            <tr>
              {['お子さま', '予定', '登園', '降園', '来園なし'].map((head) => (
                <th key={head} scope="col" className={`${ruled.head} ${head === '予定' ? 'max-md:hidden' : ''}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.lines.map((line) => (
              <ByHandRow key={line.key} {...rowOf(line)} />
            ))}
          </tbody>
        </table>
      </div>
      {refused > 0 && (
        <Notice kind="error" live>
          {refused}
          名は登録できませんでした。行の説明をご確認のうえ、直してもう一度登録してください。
        </Notice>
      )}
      <ErrorNotice text={text} />
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-3 max-md:bottom-16">
        <p role="status" className="figures text-note text-ink-soft">
          {filled === 0 ? '入力した行だけを登録します。' : `${filled}名を入力しました。`}
        </p>
        <Button type="submit" busy={busy} busyLabel="登録しています">
          まとめて登録する
        </Button>
      </div>
    </HandForm>
  );
}
