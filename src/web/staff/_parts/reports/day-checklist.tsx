import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OpenItemKind } from '../../../../domain/reserves/day-numbers.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { TelLink } from '../frame/tel-link.tsx';
import { childNames, itemKey, openItemText, type StillOpen } from './open-item.ts';

type DayChecklistProps = {
  branch_id: number;
  date: string;
  items: readonly StillOpen[];
  entries: number;
  incidents: number;
  onClosed: () => void;
};

const noReport = { kind: 'report', reserve_id: null } as const;
const attendance: readonly string[] = ['present', 'expected'];

/** The end of the day: what must be so before it is closed, and a word for whatever is not. */
export function DayChecklist({ branch_id, date, items, entries, incidents, onClosed }: DayChecklistProps) {
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const [none, setNone] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, text } = useAction('staffCloseDay');
  const open = [...items, ...(entries === 0 ? [noReport] : [])];
  const wordOf = (item: Parameters<typeof itemKey>[0]) => (words[itemKey(item)] ?? '').trim();
  const say = (item: Parameters<typeof itemKey>[0], said: string) => setWords({ ...words, [itemKey(item)]: said });
  const unsaid = incidents === 0 && !none;
  async function close() {
    setTried(true);
    if (unsaid || open.some((item) => wordOf(item) === '')) {
      // After the errors are there: the first field that wants something.
      requestAnimationFrame(() => {
        const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-unsaid] input');
        wrong?.focus();
      });
      return;
    }
    const explanations = open.map((item) => ({
      kind: item.kind as OpenItemKind,
      reserve_id: item.reserve_id,
      explanation: wordOf(item),
    }));
    const result = await send({ branch_id, date, no_incident_flag: none ? 1 : 0, explanations });
    if (result?.kind !== 'ok') return;
    showToast(`${formatMonthDay(date)}を締めました`);
    onClosed();
  }
  const field = (item: Parameters<typeof itemKey>[0], label: string) => (
    <TextField
      label={label}
      required
      autoComplete="off"
      maxLength={200}
      value={words[itemKey(item)] ?? ''}
      error={tried && wordOf(item) === '' ? '説明を入力してください。' : undefined}
      onChange={(event) => say(item, event.target.value)}
    />
  );
  const part = (title: string, good: string, kinds: (kind: string) => boolean) => {
    const found = items.filter(({ kind }) => kinds(kind));
    return (
      <Check title={title} done={found.length === 0} state={found.length === 0 ? good : `${found.length}件あります`}>
        {found.map((item) => (
          <OpenItemPart key={itemKey(item)} item={item}>
            {field(item, 'どうしてか、このあとどうするか')}
          </OpenItemPart>
        ))}
      </Check>
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <ul className="grid gap-3">
        {part('お子さまは全員降園', '全員の登降園がそろっています', (kind) => attendance.includes(kind))}
        {part('精算', '未精算はありません', (kind) => !attendance.includes(kind))}
        <Check title="日報" done={entries > 0} state={entries > 0 ? `${entries}件の記入` : 'まだ記入がありません'}>
          {entries === 0 && field(noReport, '記入しないときは、その理由')}
        </Check>
        <Check
          title="事故・けが、ヒヤリハット"
          done={incidents > 0 || none}
          state={incidents > 0 ? `${incidents}件の記入` : none ? 'なかったことを確認' : '確認してください'}
        >
          {incidents === 0 && (
            <div data-unsaid={unsaid || undefined}>
              <ChoiceCard
                type="checkbox"
                title="事故・けが、ヒヤリハットはありませんでした"
                note={tried && unsaid ? 'あったときは、上の日報に記入してください。' : undefined}
                checked={none}
                onChange={(event) => setNone(event.target.checked)}
              />
            </div>
          )}
        </Check>
      </ul>
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {open.length > 0 && (
          <p className="text-note text-ink-soft">残っていること{open.length}件は、説明と一緒に記録します。</p>
        )}
        <Button type="submit" size="large" busy={busy} busyLabel="締めています">
          {formatMonthDay(date)}を締める
        </Button>
      </div>
    </form>
  );
}

type CheckProps = { title: string; done: boolean; state: string; children: ReactNode };

function Check({ title, done, state, children }: CheckProps) {
  const Icon = done ? CircleCheck : CircleAlert;
  return (
    <li className={`rounded-lg border p-4 ${done ? 'border-line bg-white' : 'border-ask/40 bg-ask-soft'}`}>
      <p className="flex items-start gap-2.5">
        <Icon className={`mt-0.5 size-5.5 shrink-0 ${done ? 'text-trust' : 'text-ask'}`} aria-hidden="true" />
        <span className="flex-1">
          <strong>{title}</strong>
          <span className={`ml-3 text-note ${done ? 'text-ink-soft' : 'font-bold text-ask'}`}>{state}</span>
        </span>
      </p>
      <div className="mt-3 grid gap-3 empty:hidden">{children}</div>
    </li>
  );
}

function OpenItemPart({ item, children }: { item: StillOpen; children: ReactNode }) {
  const { reserve } = item;
  return (
    <div className="rounded-md border border-line bg-white p-3.5">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3 leading-snug">
        <strong>{childNames(item)}</strong>
        {reserve && (
          <span className="figures text-note text-ink-soft">
            {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          </span>
        )}
        <span className="text-note font-bold text-ask">{openItemText[item.kind as OpenItemKind]}</span>
        {reserve?.customer && (
          <span className="text-note">
            {reserve.customer.name}
            <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />
          </span>
        )}
        <Link
          to={`/staff/reserves/${item.reserve_id}`}
          className="text-link -my-2.5 ml-auto inline-flex min-h-11 items-center text-note"
        >
          予約を開く<span className="sr-only"> {childNames(item)}</span>
        </Link>
      </p>
      {children}
    </div>
  );
}
