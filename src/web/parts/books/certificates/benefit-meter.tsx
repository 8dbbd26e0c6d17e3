import { useState } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { benefitMeter } from '../../../../domain/books/certificates/benefit.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { reading } from '../../../data/question.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';

type Meter = FunctionOk<'readBenefitMeter'>;
type MeteredChild = Meter['children'][number];

/** This month's cap of 無償化, child by child. Nothing is here until it is known, and nothing for schoolchildren. */
export function BenefitMeters() {
  const query = useAnswer({ ...reading('readBenefitMeter', {}), keep: true });
  if (query.data === undefined || query.data.children.length === 0) return null;
  const { month, children } = query.data;
  const known = children.filter(({ cap }) => cap !== null);
  const unknown = children.filter(({ cap }) => cap === null);
  return (
    <section aria-labelledby="benefit-heading">
      <h2 id="benefit-heading" className="text-h3">
        無償化の利用額({Number(month.slice(5, 7))}月)
      </h2>
      {known.length > 0 && (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          {known.map((child) => (
            <li key={child.child_id}>
              <ChildMeter key={child.other} child={child} month={month} onSaved={() => void query.reload()} />
            </li>
          ))}
        </ul>
      )}
      {unknown[0] && (
        <p className="mt-2 text-note text-ink-soft">
          無償化の認定をお持ちの方は、登録すると上限までの残りがわかります。
          <Link
            to={`/mypage/children/benefit/${unknown[0].child_id}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            認定を登録する
          </Link>
        </p>
      )}
    </section>
  );
}

function ChildMeter({ child, month, onSaved }: { child: MeteredChild; month: string; onSaved: () => void }) {
  const cap = child.cap ?? 0;
  const { remaining, over, percent } = benefitMeter(cap, child.used, child.other);
  const name = calledName(child.name);
  return (
    <div className="rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold">{name}</p>
        <p className="figures">
          <span className="font-bold">{formatYen(Math.max(0, child.used) + child.other)}</span>
          <span className="text-note text-ink-soft"> / 上限 {formatYen(cap)}</span>
        </p>
      </div>
      <meter
        className="sr-only"
        aria-label={`${name}の今月の無償化の利用額`}
        min={0}
        max={100}
        value={percent}
        aria-valuetext={over > 0 ? `上限を${formatYen(over)}超えています` : `残り${formatYen(remaining)}`}
      />
      <div aria-hidden="true" className="mt-2 h-3 overflow-hidden rounded-full bg-no-soft forced-colors:border">
        <div
          className={`h-full ${over > 0 ? 'bg-ask' : 'bg-trust'} forced-colors:bg-[Highlight]`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="figures mt-2 text-note">
        {over > 0
          ? `上限を${formatYen(over)}超えています。超えた分は、ご負担になります。`
          : `残り ${formatYen(remaining)}`}
        <span className="block text-ink-soft">
          いまほいく {formatYen(Math.max(0, child.used))}(ご利用済みの対象分)・ほかの施設 {formatYen(child.other)}
        </span>
      </p>
      <OtherAmount child={child} month={month} onSaved={onSaved} />
    </div>
  );
}

/** All facilities share one cap, and we only know our own. */
function OtherAmount({ child, month, onSaved }: { child: MeteredChild; month: string; onSaved: () => void }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(child.other === 0 ? '' : String(child.other));
  const { send, busy, failure } = useAction('saveOtherFacilityAmount');
  if (!open) {
    return (
      <Button kind="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
        ほかの施設で使った額を入力する
        <span className="sr-only">({child.name})</span>
      </Button>
    );
  }
  async function save() {
    const outcome = await send({ child_id: child.child_id, month, amount: typed.trim() === '' ? 0 : Number(typed) });
    if (outcome?.kind !== 'ok') return;
    setOpen(false);
    onSaved();
  }
  return (
    <form
      method="post"
      className="mt-3 grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="ほかの施設で使った額(今月、対象分)"
        inputMode="numeric"
        autoComplete="off"
        unit="円"
        maxLength={7}
        value={typed}
        error={failure && failureText(failure)}
        onChange={(event) => setTyped(event.target.value.normalize('NFKC').replace(/\D/g, ''))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} busyLabel="保存しています">
          保存する
        </Button>
        <Button kind="quiet" size="small" onClick={() => setOpen(false)}>
          やめる
        </Button>
      </div>
    </form>
  );
}
