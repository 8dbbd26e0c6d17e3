import { useState } from 'react';
import { quarterText } from '../../../../domain/billing/cancelling/fair-cancellation.ts';
import { sickLeaveLabel } from '../../../../domain/billing/cancelling/fair-text.ts';
import { type IllnessSign, illnessSign } from '../../../../domain/care/morning/morning-codes.ts';
import { addDays } from '../../../../domain/time.ts';
import { serverNow, serverToday } from '../../../data/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerChip, ChipGroup } from '../../care/morning/chips.tsx';
import { CancelOutcome } from './cancel-outcome.tsx';
import type { CancelTerms } from './cancel-terms.ts';
import { type CancelledReserve, useCancel } from './use-cancel.ts';

type SickReserve = { reserve_date: string; cancellation_fee?: { cancel_amount: number } | null };

/** A child falls ill today or overnight; for a stay that is further away and costs nothing the usual way is enough. */
export const maySayIll = ({ reserve_date, cancellation_fee }: SickReserve): boolean =>
  reserve_date <= addDays(serverToday(), 1) || (cancellation_fee?.cancel_amount ?? 0) > 0;

type SickChildProps = { reserve: CancelledReserve; terms: CancelTerms };

/** A child is unwell: a sign or a temperature, and one press, at the fee of illness. */
export function SickChild({ reserve, terms }: SickChildProps) {
  const fee = reserve.cancellation_fee;
  if (!fee || !terms.illness || terms.illness.illness_limit_per_quarter === 0 || !maySayIll(reserve)) return null;
  if (fee.illness_left === 0) {
    return (
      <Notice
        kind="info"
        title={`${quarterText(reserve.reserve_date)}の体調不良の料金は、お使いいただける回数に達しています`}
      >
        お子さまお一人につき{terms.illness.illness_limit_per_quarter}
        回までです。ご事情は園へお電話ください。園長が確認します。
      </Notice>
    );
  }
  if (serverNow() > new Date(fee.illness_until)) {
    return (
      <Notice kind="info" title="体調不良のお届けは、園へお電話ください">
        この画面で受け付ける時間を過ぎました。園でお手続きします。
      </Notice>
    );
  }
  return <SickForm reserve={reserve} reason={terms.illness.illness_reason} />;
}

/** 38.2, or null where nothing that reads as a temperature is typed. */
function degreesOf(typed: string): number | null {
  const value = Number(typed.normalize('NFKC').trim());
  return typed.trim() !== '' && value >= 34 && value <= 42 ? value : null;
}

function SickForm({ reserve, reason }: { reserve: CancelledReserve; reason: string }) {
  const [signs, setSigns] = useState<readonly IllnessSign[]>([]);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const temperature = degreesOf(typed);
  const { fee, busy, outcome, feeChanged, cancel } = useCancel(reserve, { signs: [...signs], temperature });
  const left = reserve.cancellation_fee?.illness_left ?? 0;
  const usual = reserve.cancellation_fee?.cancel_amount ?? 0;
  function send() {
    if (typed.trim() !== '' && temperature === null) return setWrong('体温は、38.2のように入力してください。');
    if (signs.length === 0 && temperature === null) return setWrong('様子を1つ選ぶか、体温を入力してください。');
    setWrong('');
    void cancel('');
  }
  return (
    <section
      aria-labelledby="sick-child"
      className="grid gap-3 rounded-lg border border-line bg-white p-4 shadow-raised"
    >
      <h2 id="sick-child" className="text-lead">
        お子さまの体調がすぐれないとき
      </h2>
      <ChipGroup legend="どんな様子ですか" columns={2}>
        {illnessSign.options.map(({ key, label }) => (
          <AnswerChip
            key={key}
            type="checkbox"
            name="illness_signs"
            checked={signs.some((sign) => String(sign) === key)}
            onChange={(on) => {
              const code = Number(key) as IllnessSign;
              setSigns((known) => (on ? [...known, code] : known.filter((each) => each !== code)));
              setWrong('');
            }}
          >
            {label}
          </AnswerChip>
        ))}
      </ChipGroup>
      <TextField
        label="体温"
        inputMode="decimal"
        autoComplete="off"
        unit="℃"
        className="max-w-40"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong('');
        }}
      />
      <div role="alert" className="empty:hidden">
        {wrong && <FieldError>{wrong}</FieldError>}
      </div>
      <CancelOutcome outcome={outcome} feeChanged={feeChanged} />
      <Button size="large" busy={busy} busyLabel="送っています" onClick={send}>
        {sickLeaveLabel(fee)}
      </Button>
      <p className="text-note text-ink-soft">
        {reason}
        {usual > fee && `${quarterText(reserve.reserve_date)}は、あと${left}回お使いいただけます。`}
        {reserve.reserve_details.length > 1 && 'ご兄弟のうちお一人だけお休みのときは、園にご相談ください。'}
      </p>
    </section>
  );
}
