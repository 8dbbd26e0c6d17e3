import { useState } from 'react';
import type { SelectStaffEmergencyData } from '../../../../../contract/operations/generated.ts';
import { ageOn } from '../../../../../domain/membership/age.ts';
import { emergencyKind, identityDocument } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatDateTime, formatTime } from '../../../../../domain/time-format.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { DoorMarks } from '../door/door-marks.tsx';
import { isPickupLocked, neverFetching } from '../door/facts.ts';
import { Contacts } from './contacts.tsx';
import { HandOver } from './hand-over.tsx';

export type Emergency = SelectStaffEmergencyData['emergencies'][number];

/** Every child that was here, to whom it was handed, and the numbers to call. Printable, because power may fail. */
export function ReunionRoll({ emergency, onChanged }: { emergency: Emergency; onChanged: () => Promise<boolean> }) {
  const over = emergency.ended_datetime !== null;
  const waiting = emergency.emergency_children.filter(({ handed_to }) => handed_to === null).length;
  return (
    <section aria-labelledby="reunion" className="grid gap-4">
      <div>
        <h2 id="reunion" className="text-lead">
          {over ? '前回の緊急連絡' : 'お引き渡しの名簿'}
        </h2>
        <p className="text-note text-ink-soft">
          {emergencyKind.label(emergency.kind)} {formatDateTime(emergency.created_at)} {emergency.account?.name} が開始
          {over && emergency.ended_datetime && `。${formatDateTime(emergency.ended_datetime)}に終了`}
        </p>
        <p className="mt-1">場所: {emergency.place}</p>
        <p className="mt-1 whitespace-pre-line text-note">{emergency.message}</p>
      </div>
      <p role="status" className="text-lead font-bold">
        {waiting === 0
          ? '全員をお引き渡ししました。'
          : `お引き渡し前 ${waiting}名 / 全${emergency.emergency_children.length}名`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {emergency.emergency_children.map((row) => (
          <RollRow key={row.id} row={row} over={over} onChanged={onChanged} />
        ))}
      </ul>
      {!over && <Ending emergency={emergency} waiting={waiting} onChanged={onChanged} />}
    </section>
  );
}

type RollRowProps = { row: Emergency['emergency_children'][number]; over: boolean; onChanged: () => Promise<boolean> };

function RollRow({ row, over, onChanged }: RollRowProps) {
  const today = useServerToday();
  const { child, reserve } = row;
  const health = [child?.customer_remarks, child?.staff_remarks].filter(Boolean).join(' / ');
  return (
    <li className="grid gap-2 py-3 md:grid-cols-[1.2fr_1.4fr_1fr] md:items-center">
      <div className="leading-snug">
        <p className="font-bold">
          {child?.name}{' '}
          <span className="text-note font-normal text-ink-soft">
            {child?.name_kana} {child && `${ageOn(child.date_of_birth, today)}歳`}
          </span>
        </p>
        <DoorMarks
          frozen={reserve !== null && isPickupLocked(reserve)}
          bars={child?.bars ?? []}
          never={reserve === null ? [] : neverFetching(reserve)}
          className="mt-0.5"
        />
        <AllergyAlarm child={child} className="mt-0.5" />
        {health && <p className="mt-0.5 font-bold">{health}</p>}
      </div>
      {reserve && <Contacts reserve={reserve} />}
      {row.handed_to === null ? (
        !over && <HandOver row={row} onDone={onChanged} />
      ) : (
        <p className="leading-snug">
          <span className="font-bold text-trust">{withSan(row.handed_to)}</span>へ{' '}
          {row.handed_datetime && formatTime(row.handed_datetime)}
          {row.handed_document !== null && (
            <span className="block">身分証 {identityDocument.label(row.handed_document)}</span>
          )}
          <span className="block text-note text-ink-soft">{row.handed_account?.name} が記録</span>
        </p>
      )}
    </li>
  );
}

type EndingProps = { emergency: Emergency; waiting: number; onChanged: () => Promise<boolean> };

/** Paper, and the end. */
function Ending({ emergency, waiting, onChanged }: EndingProps) {
  const { send, busy, text } = useAction('staffEndEmergency');
  const [asked, setAsked] = useState(false);
  async function end() {
    if (waiting > 0 && !asked) return setAsked(true);
    const result = await send({ emergency_id: emergency.id });
    if (result?.kind === 'ok') await onChanged();
  }
  return (
    <div className="no-print grid max-w-form gap-4">
      <ErrorNotice text={text} />
      {asked && (
        <Notice kind="warning" live>
          まだお引き渡ししていないお子さまが{waiting}
          名います。園に戻ったときなど、このまま終えるときはもう一度押してください。
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="plain" onClick={() => window.print()}>
          名簿を印刷する
        </Button>
        <Button kind="danger" busy={busy} busyLabel="終えています" onClick={() => void end()}>
          {asked ? 'このまま緊急連絡を終える' : '緊急連絡を終える'}
        </Button>
      </div>
    </div>
  );
}
