import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { medicineFunctions } from '../../../../../contract/functions/care/medicines.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { FormProblem } from '../../../../form/action-form.tsx';
import { type FormState, useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { type MedicineRow, openDoseOf } from './medicine.ts';
import { WhyDialog } from './why-dialog.tsx';

type DoseStepsProps = { row: MedicineRow; onChanged: () => void };
type Dose = MedicineRow['medicine_doses'][number];

const by = (person: { name: string } | null, at: string | null): string =>
  `${person?.name ?? '退職者'} ${at === null ? '' : formatTime(at)}`;

/** Prepared by one, checked by another, given: one button at a time. */
export function DoseSteps({ row, onChanged }: DoseStepsProps) {
  const dose = openDoseOf(row);
  const wrong = row.medicine_doses.filter(({ status }) => status === doseStatus.code.wrong);
  return (
    <div className="grid gap-3">
      {wrong.map((each) => (
        <p key={each.id} className="text-note text-wrong">
          差し戻し {by(each.checked_account, each.checked_at)} {each.note}
        </p>
      ))}
      {dose && (
        <ol className="grid gap-1 text-note">
          <li>1. 用意 {by(dose.prepared_account, dose.prepared_at)}</li>
          {dose.checked_at !== null && <li>2. 確認 {by(dose.checked_account, dose.checked_at)}</li>}
          {dose.given_at !== null && (
            <li>
              3. {doseStatus.label(dose.status)} {by(dose.given_account, dose.given_at)} {dose.note}
            </li>
          )}
        </ol>
      )}
      {dose === undefined && <Prepare row={row} onChanged={onChanged} />}
      {dose?.status === doseStatus.code.toCheck && <Check row={row} dose={dose} onChanged={onChanged} />}
      {dose?.status === doseStatus.code.checked && <Give row={row} dose={dose} onChanged={onChanged} />}
    </div>
  );
}

const nameOf = (row: MedicineRow): string => row.child?.name ?? 'お子さま';

function Prepare({ row, onChanged }: DoseStepsProps) {
  const { send, busy, text } = useAction('staffPrepareDose');
  async function prepare() {
    const result = await send({ medicine_request_id: row.id });
    if (result?.kind !== 'ok') return;
    showToast('用意しました。もう一人の確認を待ちます');
    onChanged();
  }
  return (
    <>
      <ErrorNotice text={text} />
      <Button
        busy={busy}
        busyLabel="記録しています"
        className="justify-self-start"
        aria-label={`1. 用意した: ${nameOf(row)}`}
        onClick={() => void prepare()}
      >
        1. 用意した
      </Button>
    </>
  );
}

function Check({ row, dose, onChanged }: DoseStepsProps & { dose: Dose }) {
  const { account } = useStaff();
  const form = useActionForm(medicineFunctions, 'staffCheckDose', {
    defaults: { wrong: '' },
    required: ['wrong'],
    payload: (values) => ({ medicine_dose_id: dose.id, ...values }),
    toast: (_, { wrong }) => (wrong === '' ? '確認しました' : '差し戻しました'),
    done: onChanged,
  });
  if (dose.prepared_account_id === account.id) {
    return (
      <Notice kind="warning" title="もう一人の確認を待っています">
        用意した人は確認できません。ほかの職員が画面右上の「交代」で自分のPINを入れるか、自分の端末で確認してください。
      </Notice>
    );
  }
  return (
    <>
      <p className="text-note">お子さまの名前、薬、量、時刻を声に出して確かめてください。</p>
      <YesOrWhy
        row={row}
        of={form}
        name="wrong"
        yes="2. 確認した"
        no="ちがうところがある"
        title="差し戻す"
        button="差し戻す"
      />
    </>
  );
}

function Give({ row, dose, onChanged }: DoseStepsProps & { dose: Dose }) {
  const form = useActionForm(medicineFunctions, 'staffGiveDose', {
    defaults: { not_given: '' },
    required: ['not_given'],
    payload: (values) => ({ medicine_dose_id: dose.id, ...values, note: '' }),
    toast: (_, { not_given }) => (not_given === '' ? '与薬を記録しました' : '与薬しなかったことを記録しました'),
    done: onChanged,
  });
  return (
    <YesOrWhy
      {...{ row, of: form, name: 'not_given' }}
      yes="3. 与薬した"
      no="与薬しなかった"
      title="与薬しなかった"
      button="記録する"
    />
  );
}

type YesOrWhyProps<Values extends FieldValues> = {
  row: MedicineRow;
  of: FormState<Values>;
  name: FieldPath<Values>;
  yes: string;
  no: string;
  title: string;
  button: string;
};

/** One press for what is right; what is not needs a word. */
function YesOrWhy<Values extends FieldValues>({ row, of, name, yes, no, title, button }: YesOrWhyProps<Values>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {!open && <FormProblem of={of} />}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={of.busy}
          busyLabel="記録しています"
          aria-label={`${yes}: ${nameOf(row)}`}
          onClick={() => void of.send({ [name]: '' })}
        >
          {yes}
        </Button>
        <Button kind="plain" aria-label={`${no}: ${nameOf(row)}`} onClick={() => setOpen(true)}>
          {no}
        </Button>
      </div>
      <WhyDialog {...{ title, of, name, button }} isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}
