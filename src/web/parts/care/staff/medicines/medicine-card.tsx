import { useState } from 'react';
import { Link } from 'react-router';
import { medicineFunctions } from '../../../../../contract/functions/care/medicines.ts';
import {
  doseStatus,
  medicineKind,
  medicineStorage,
  medicineTiming,
} from '../../../../../domain/care/incident-codes.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { withSama, withSan } from '../../../../../domain/text/called-name.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateTime, formatTime } from '../../../../../domain/time-format.ts';
import { FactList } from '../../../../console/fact-list.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DoseSteps } from './dose-steps.tsx';
import { type MedicineRow, openDoseOf } from './medicine.ts';
import { WhyDialog } from './why-dialog.tsx';

const toneOf = (status: number | undefined): BadgeTone => {
  if (status === doseStatus.code.given) return 'trust';
  return status === undefined || status === doseStatus.code.notGiven ? 'no' : 'ask';
};

type MedicineCardProps = { row: MedicineRow; late: boolean; onChanged: () => void };

/** One medicine of one child: what it is, and the steps of its dose. */
export function MedicineCard({ row, late, onChanged }: MedicineCardProps) {
  const dose = openDoseOf(row);
  const withdrawn = row.withdrawn_at !== null;
  const name = row.child?.name ?? 'お子さま';
  return (
    <article aria-labelledby={`medicine-${row.id}`} className="rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`medicine-${row.id}`} className="text-lead">
          <span className="figures">{formatTime(row.due_at)}</span>{' '}
          <Link
            to={`/staff/customers/${row.child?.customer_id}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {name}
          </Link>{' '}
          {row.child && (
            <span className="figures text-note font-normal text-ink-soft">
              {formatAge(row.child.date_of_birth, tokyoDateOf(row.due_at))}
            </span>
          )}
        </h2>
        <span className="ml-auto flex flex-wrap gap-2">
          {late && <Badge tone="wrong">時刻を過ぎています</Badge>}
          <Badge tone={withdrawn ? 'no' : toneOf(dose?.status)}>
            {withdrawn ? '取り下げ' : dose ? doseStatus.label(dose.status) : 'これから'}
          </Badge>
        </span>
      </div>
      <p className="mt-1 text-lead font-bold wrap-anywhere">
        {row.drug_name} {row.dose}
      </p>
      <div className="mt-2">
        <FactList
          facts={[
            ['種類・保管', `${medicineKind.label(row.kind)} ${medicineStorage.label(row.storage)}`],
            ['飲ませるとき', `${medicineTiming.label(row.timing)} ${formatTime(row.due_at)}`],
            ['飲ませ方', row.how_taken || '記入なし'],
            ['家での最後', row.last_dose_at === null ? '記入なし' : formatDateTime(row.last_dose_at)],
            ['病名・病院', `${row.illness} ${row.hospital} ${row.doctor}`],
            [
              '受け取り',
              `${withSama(row.guardian_name)}から ${row.account?.name ?? '退職者'} ${formatDateTime(row.created_at)}`,
            ],
          ]}
        />
      </div>
      {withdrawn ? (
        <p className="mt-3 text-note text-ink-soft">取り下げの理由 {row.withdrawn_reason}</p>
      ) : (
        <div className="mt-4 grid gap-3">
          <DoseSteps row={row} onChanged={onChanged} />
          {dose === undefined && <Withdraw row={row} name={name} onChanged={onChanged} />}
        </div>
      )}
    </article>
  );
}

function Withdraw({ row, name, onChanged }: { row: MedicineRow; name: string; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  const form = useActionForm(medicineFunctions, 'staffWithdrawMedicine', {
    defaults: { reason: '' },
    payload: (values) => ({ medicine_request_id: row.id, ...values }),
    done: () => {
      setOpen(false);
      onChanged();
    },
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start px-2!"
        aria-label={`依頼を取り下げる: ${name}`}
        onClick={() => setOpen(true)}
      >
        依頼を取り下げる
      </Button>
      <WhyDialog
        {...{ of: form, name: 'reason', isOpen: open, onClose: () => setOpen(false) }}
        title="依頼を取り下げる"
        button="取り下げる"
      >
        <Notice kind="info">
          {withSan(name)}の{row.drug_name}。薬は保護者にお返しください。
        </Notice>
      </WhyDialog>
    </>
  );
}
