import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { serviceName } from '../../../../../domain/codes.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { checklistItems } from './checklist-items.ts';

type OpeningState = FunctionOk<'headquartersChecklist'>;
type Reload = () => Promise<void>;

/** What a new company still needs, with the way to each; the last button opens it. Folded away once it is open. */
export function Checklist({ state, reload }: { state: OpeningState; reload: Reload }) {
  const missing = state.items.filter(({ done_flag }) => !done_flag).length;
  if (state.open_flag) {
    return (
      <details id="opening" className="mt-8 rounded-lg border border-line bg-white">
        <summary className="flex min-h-12 items-center gap-3 px-4">
          <span className="font-bold">公開の準備</span>
          <span className="text-note text-ink-soft">
            {state.opened_at && `${formatDateTime(new Date(state.opened_at))} に公開しました`}
          </span>
          {missing > 0 && <Badge tone="ask">確認が必要 {missing}件</Badge>}
        </summary>
        <div className="border-t border-line px-4 pb-2">
          <Items state={state} reload={reload} />
        </div>
      </details>
    );
  }
  return (
    <section aria-labelledby="checklist" className="mb-8 rounded-lg border border-edge bg-white p-4 md:p-5">
      <h2 id="checklist" className="text-h3">
        公開の準備
      </h2>
      <p className="mt-1 text-note text-ink-soft">
        サイトには「開園準備中」と表示し、登録とご予約を受け付けていません。すべてそろうと、公開できます。
      </p>
      <div className="mt-3">
        <Items state={state} reload={reload} />
      </div>
      <OpenSite state={state} missing={missing} reload={reload} />
    </section>
  );
}

function Items({ state, reload }: { state: OpeningState; reload: Reload }) {
  return (
    <ul className="divide-y divide-line">
      {state.items.map(({ item, done_flag }) => {
        const { label, text, to } = checklistItems[item];
        const Mark = done_flag ? CircleCheck : Circle;
        return (
          <li key={item} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <Mark className={`size-6 shrink-0 ${done_flag ? 'text-trust' : 'text-no'}`} aria-hidden="true" />
            <div className="min-w-48 flex-1 leading-snug">
              <p className="font-bold">
                {label}
                <span className="sr-only">{done_flag ? ' 完了' : ' 未完了'}</span>
              </p>
              <p className="text-note text-ink-soft">{text}</p>
            </div>
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-1 px-2 text-note text-ink underline-offset-4"
                aria-label={`${label}を${done_flag ? '見る' : '入力する'}`}
              >
                {done_flag ? '見る' : '入力する'}
                <ChevronRight className="size-4.5" aria-hidden="true" />
              </Link>
            ) : item === 'mail' ? (
              <TestMail state={state} reload={reload} />
            ) : (
              <CheckService
                name={label}
                service={item === 'line' ? serviceName.code.line : serviceName.code.stripe}
                state={state}
                reload={reload}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function TestMail({ state, reload }: { state: OpeningState; reload: Reload }) {
  const { send, busy, text } = useAction('headquartersTestMail');
  const problem = useArrivedMail(state, reload) ?? text;
  const [sent, setSent] = useState<string>();
  async function press() {
    const outcome = await send({});
    setSent(outcome?.kind === 'ok' ? outcome.result.email : undefined);
    await reload();
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Button kind="plain" size="small" busy={busy} busyLabel="送っています" onClick={() => void press()}>
        自分にテストを送る
      </Button>
      <p role="status" className={`max-w-72 text-right text-note ${problem ? 'text-wrong' : 'text-ink-soft'}`}>
        {problem ?? (sent ? `${sent} へ送りました。届いたメールのボタンを押してください。` : sentWords(state))}
      </p>
    </div>
  );
}

function sentWords({ mail_seen_at, mail_tested_at }: OpeningState): string | null {
  if (mail_seen_at !== null) return `${formatDateTime(new Date(mail_seen_at))} に届きました`;
  return (
    mail_tested_at && `${formatDateTime(new Date(mail_tested_at))} に送りました。届いたメールのボタンを押してください。`
  );
}

/** Opened by the link in the test mail: that is recorded once. */
function useArrivedMail({ mail_seen_at }: OpeningState, reload: Reload): string | undefined {
  const [search] = useSearchParams();
  const arrived = search.get('arrived');
  const { send, text } = useAction('headquartersSeeTestMail');
  const waits = arrived !== null && mail_seen_at === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is opened
  useEffect(() => {
    if (waits) void send({ arrived }).then((outcome) => (outcome?.kind === 'ok' ? reload() : undefined));
  }, [arrived, waits]);
  return text;
}

type CheckServiceProps = { name: string; service: number; state: OpeningState; reload: Reload };

function CheckService({ name, service, state, reload }: CheckServiceProps) {
  const { send, busy, text } = useAction('headquartersCheckServices');
  const known = state.services.find((check) => check.service === service);
  async function press() {
    await send({});
    await reload();
  }
  const wrong = text ?? (known && !known.ok_flag ? known.problem : undefined);
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        kind="plain"
        size="small"
        busy={busy}
        busyLabel="確認しています"
        aria-label={`${name}の接続を確認する`}
        onClick={() => void press()}
      >
        接続を確認する
      </Button>
      <p role="status" className={`text-right text-note ${wrong ? 'text-wrong' : 'text-ink-soft'}`}>
        {wrong ?? (known && `最後: ${formatDateTime(new Date(known.checked_at))}`)}
      </p>
    </div>
  );
}

function OpenSite({ state, missing, reload }: { state: OpeningState; missing: number; reload: Reload }) {
  const [asking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    void reload();
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={missing > 0} onClick={() => setAsking(true)} aria-describedby="opening-missing">
          公開する
        </Button>
        <p id="opening-missing" className="text-note text-ink-soft">
          {missing > 0 ? `あと${missing}件で公開できます。` : 'すべてそろいました。'}
        </p>
      </div>
      {asking && (
        <AskedAction
          name="headquartersOpenSite"
          input={{ version: state.version }}
          title="サイトを公開しますか"
          yes="公開する"
          busyLabel="公開しています"
          kind="primary"
          onClose={() => setAsking(false)}
          onDone={done}
          onChanged={done}
          onRefused={() => void reload()}
        >
          <p>公開すると、すぐに、だれでも登録とご予約ができるようになります。</p>
        </AskedAction>
      )}
    </div>
  );
}
