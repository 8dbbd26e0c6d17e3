import { Pill } from 'lucide-react';
import { useState } from 'react';
import { SelectStaffMedicinesDocument } from '../../../../../contract/operations/generated.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerNow, useServerToday } from '../../../../data/server-clock.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { isDueNow, isGivenOrNot, type MedicineRow, openDoseOf } from './medicine.ts';
import { MedicineCard } from './medicine-card.tsx';

/** The medicine still to be given today, one line each; its steps open over the page. Two people give a dose, one child at a time. */
export function DayMedicines() {
  const { branch } = useStaff();
  const today = useServerToday();
  const query = useLiveAnswer(operation(SelectStaffMedicinesDocument, { branch_id: branch.id, date: today }));
  const [opened, setOpened] = useState<number | null>(null);
  const rows = query.data?.medicine_requests ?? [];
  const shown = rows.find(({ id }) => id === opened);
  const now = useServerNow();
  const open = rows.filter((row) => row.withdrawn_at === null && !isGivenOrNot(row));
  return (
    <section aria-label="与薬" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {open.length > 0 && (
          <h2 className="text-h3">
            これからの与薬<span className="figures ml-2 font-normal text-ink-soft">{open.length}件</span>
          </h2>
        )}
        <LinkButton to="/staff/medicines/add" kind="plain" size="small" className="text-body!">
          <Pill className="size-5" aria-hidden="true" />
          薬を受け取る
        </LinkButton>
        {rows.length > open.length && (
          <LinkButton to="/staff/medicines" kind="quiet" size="small" className="text-body!">
            今日の与薬の記録
          </LinkButton>
        )}
      </div>
      <ul className="mt-1.5 grid gap-1.5">
        {open.map((row) => (
          <li key={row.id}>
            <MedicineLine row={row} due={isDueNow(row, now)} onOpen={() => setOpened(row.id)} />
          </li>
        ))}
      </ul>
      <Dialog
        wide
        title={shown ? `${withSan(shown.child?.name ?? 'お子さま')}の与薬` : ''}
        isOpen={shown !== undefined}
        onClose={() => setOpened(null)}
      >
        {shown && <MedicineCard row={shown} late={isDueNow(shown, now)} onChanged={() => void query.reload()} />}
      </Dialog>
    </section>
  );
}

type MedicineLineProps = { row: MedicineRow; due: boolean; onOpen: () => void };

function MedicineLine({ row, due, onOpen }: MedicineLineProps) {
  const dose = openDoseOf(row);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-md border px-3 py-1 text-left hover:bg-cream ${due ? 'border-2 border-wrong bg-wrong-soft' : 'border-line bg-white'}`}
    >
      <span className="figures text-lead font-bold">{formatTime(row.due_at)}</span>
      <span className="text-lead font-bold">{row.child?.name ?? 'お子さま'}</span>
      <span>
        {row.drug_name} {row.dose}
      </span>
      <span className={`ml-auto font-bold ${due ? 'text-wrong' : 'text-ink-soft'}`}>
        {due && '時刻を過ぎています '}
        {dose ? doseStatus.label(dose.status) : 'これから'}
      </span>
    </button>
  );
}
