import { Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { lateMinutes } from '../../../domain/attendance/late-notice.ts';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { type LateKind, lateKind } from '../../../domain/messages/message-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { formatTime } from '../../../domain/time-format.ts';
import { reading } from '../../data/question.ts';
import { staffFailureText, useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { BottomSheet } from '../../ui/dialog.tsx';
import { FieldError, SelectField } from '../../ui/field.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { YenAmount } from '../../ui/yen.tsx';

type LateSheetProps = {
  reserve_id: number;
  kind: LateKind;
  branch_tel: string | null | undefined;
  onClose: () => void;
  onSent: () => void;
};

type Choice = { readonly time: string; readonly minutes: number; readonly extra_amount: number };

/** The time by big buttons, what it costs more, one press. Later than closing: the telephone. */
export function LateSheet({ reserve_id, kind, branch_tel, onClose, onSent }: LateSheetProps) {
  const quote = useAnswer(reading('lateQuote', { reserve_id, kind }));
  const { data, failure } = quote;
  return (
    <BottomSheet title={lateKind.label(kind)} isOpen onClose={onClose}>
      <div className="min-h-80">
        {failure ? (
          <Notice kind="warning" live>
            {staffFailureText(failure)}
          </Notice>
        ) : data === undefined ? (
          <Skeleton className="h-80 rounded-lg" />
        ) : data.choices.length === 0 ? (
          <Notice kind="warning">園が閉まる時刻が近いため、ここからはお知らせできません。園へお電話ください。</Notice>
        ) : (
          <LateForm
            reserve_id={reserve_id}
            kind={kind}
            planned={data.planned_datetime}
            choices={data.choices}
            onRefused={quote.reload}
            onSent={onSent}
          />
        )}
        <CallLine tel={data?.branch_tel ?? branch_tel} />
      </div>
    </BottomSheet>
  );
}

function CallLine({ tel }: { tel: string | null | undefined }) {
  if (!tel) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-note text-ink-soft">もっと遅くなるとき、お急ぎのときは、園へお電話ください。</p>
      <a href={`tel:${tel}`} className={buttonStyle('quiet', 'small', '-ml-4')}>
        <Phone className="size-5" aria-hidden="true" />
        <span className="figures">{formatTel(tel)}</span>
      </a>
    </div>
  );
}

type LateFormProps = {
  reserve_id: number;
  kind: LateKind;
  planned: string;
  choices: readonly Choice[];
  onRefused: () => Promise<void>;
  onSent: () => void;
};

function LateForm({ reserve_id, kind, planned, choices, onRefused, onSent }: LateFormProps) {
  const [time, setTime] = useState<string>();
  const [missing, setMissing] = useState(false);
  const key = useRef<string>(undefined);
  const { send, busy, text } = useAction('sendLateNotice');
  const big = choices.filter(({ minutes }) => lateMinutes.some((each) => each === minutes));
  const others = choices.filter((choice) => !big.includes(choice));
  const chosen = choices.find((choice) => choice.time === time);
  const isArrival = kind === lateKind.code.arrival;
  function choose(next: string | undefined) {
    key.current = undefined;
    setMissing(false);
    setTime(next);
  }
  async function notify() {
    if (chosen === undefined) return setMissing(true);
    key.current ??= crypto.randomUUID();
    const outcome = await send({
      reserve_id,
      kind,
      expected_time: chosen.time,
      quoted_amount: chosen.extra_amount,
      idempotency_key: key.current,
    });
    if (outcome?.kind === 'ok') {
      showToast('園に知らせました');
      onSent();
    } else if (outcome?.kind === 'refused') await onRefused();
  }
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 font-bold">
          {isArrival ? '登園' : 'お迎え'}の予定 <span className="figures">{formatTime(planned)}</span>{' '}
          から、どのくらい遅れますか
        </legend>
        <div className="grid gap-2">
          {big.map((choice) => (
            <ChoiceCard
              key={choice.time}
              type="radio"
              name="late"
              value={choice.time}
              checked={time === choice.time}
              onChange={() => choose(choice.time)}
              title={
                <span className="figures">
                  {choice.minutes}分({choice.time}頃)
                </span>
              }
              aside={!isArrival && <Extra amount={choice.extra_amount} />}
            />
          ))}
        </div>
      </fieldset>
      {others.length > 0 && (
        <SelectField
          label="ほかの時刻"
          unmarked
          options={withPlaceholder(others.map((each) => ({ key: each.time, label: `${each.time}頃` })))}
          value={others.some((each) => each.time === time) ? time : '0'}
          onChange={(event) => choose(event.target.value === '0' ? undefined : event.target.value)}
        />
      )}
      {missing && (
        <div role="alert">
          <FieldError>時間をお選びください。</FieldError>
        </div>
      )}
      <p className="rounded-md bg-cream px-4 py-3" aria-live="polite">
        {isArrival ? (
          'ご予約の時間のまま、料金がかかります。追加の料金はありません。'
        ) : (
          <>
            追加の料金の目安{' '}
            {chosen ? (
              <Extra amount={chosen.extra_amount} />
            ) : (
              <span className="text-ink-soft">時間を選ぶと出ます</span>
            )}
            <span className="block text-note text-ink-soft">実際のお迎えの時刻で計算します。</span>
          </>
        )}
      </p>
      <ErrorNotice text={text} />
      <Button size="large" busy={busy} busyLabel="知らせています" onClick={() => void notify()}>
        園に知らせる
      </Button>
    </div>
  );
}

function Extra({ amount }: { amount: number }) {
  return (
    <span className="font-bold">
      +<YenAmount amount={amount} />
    </span>
  );
}
