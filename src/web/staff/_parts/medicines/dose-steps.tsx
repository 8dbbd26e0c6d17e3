import { useState } from 'react';
import { doseStatus } from '../../../../domain/care/incident-codes.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useStaff } from '../frame/staff-context.tsx';
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
  const [open, setOpen] = useState(false);
  const { send, busy, text } = useAction('staffCheckDose');
  const own = dose.prepared_account_id === account.id;
  async function check(wrong: string) {
    const result = await send({ medicine_dose_id: dose.id, wrong });
    if (result?.kind !== 'ok') return;
    setOpen(false);
    showToast(wrong === '' ? '確認しました' : '差し戻しました');
    onChanged();
  }
  if (own) {
    return (
      <Notice kind="warning" title="もう一人の確認を待っています">
        用意した人は確認できません。ほかの職員が画面右上の「交代」で自分のPINを入れるか、自分の端末で確認してください。
      </Notice>
    );
  }
  return (
    <>
      <p className="text-note">お子さまの名前、薬、量、時刻を声に出して確かめてください。</p>
      {text && !open && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel="記録しています"
          aria-label={`2. 確認した: ${nameOf(row)}`}
          onClick={() => void check('')}
        >
          2. 確認した
        </Button>
        <Button kind="plain" aria-label={`ちがうところがある: ${nameOf(row)}`} onClick={() => setOpen(true)}>
          ちがうところがある
        </Button>
      </div>
      <WhyDialog
        title="差し戻す"
        label="ちがうところ"
        button="差し戻す"
        isOpen={open}
        busy={busy}
        text={text}
        onClose={() => setOpen(false)}
        onSend={check}
      />
    </>
  );
}

function Give({ row, dose, onChanged }: DoseStepsProps & { dose: Dose }) {
  const [open, setOpen] = useState(false);
  const { send, busy, text } = useAction('staffGiveDose');
  async function give(not_given: string) {
    const result = await send({ medicine_dose_id: dose.id, not_given, note: '' });
    if (result?.kind !== 'ok') return;
    setOpen(false);
    showToast(not_given === '' ? '与薬を記録しました' : '与薬しなかったことを記録しました');
    onChanged();
  }
  return (
    <>
      {text && !open && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel="記録しています"
          aria-label={`3. 与薬した: ${nameOf(row)}`}
          onClick={() => void give('')}
        >
          3. 与薬した
        </Button>
        <Button kind="plain" aria-label={`与薬しなかった: ${nameOf(row)}`} onClick={() => setOpen(true)}>
          与薬しなかった
        </Button>
      </div>
      <WhyDialog
        title="与薬しなかった"
        label="理由"
        button="記録する"
        isOpen={open}
        busy={busy}
        text={text}
        onClose={() => setOpen(false)}
        onSend={give}
      />
    </>
  );
}
