import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { HandForm } from '../../../form/hand-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { RepricedReserves } from '../../../ui/repriced-reserves.tsx';
import { showToast } from '../../../ui/toast.tsx';

type Child = { readonly id: number; readonly name: string; readonly date_of_birth: string };
type Shown = Pick<FunctionOk<'staffChangeChildBirthDate'>, 'reserves' | 'other_reserves'>;

type BirthDateDialogProps = { child: Child; today: string; isOpen: boolean; onClose: (changed: boolean) => void };

/** A manager corrects a birth date: first what it does to the reserves, then the change itself. */
export function BirthDateDialog({ child, today, isOpen, onClose }: BirthDateDialogProps) {
  return (
    <Dialog title={`${child.name}の生年月日の変更`} isOpen={isOpen} onClose={() => onClose(false)}>
      <BirthDateForm child={child} today={today} onDone={() => onClose(true)} />
    </Dialog>
  );
}

const acceptedOf = ({ reserves }: Shown) =>
  reserves.map(({ reserve_id, amount_after }) => ({ reserve_id, reserve_amount: amount_after }));

function BirthDateForm({ child, today, onDone }: { child: Child; today: string; onDone: () => void }) {
  const [date_of_birth, setDate] = useState(child.date_of_birth);
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<Shown>();
  const [tried, setTried] = useState(false);
  const { send, busy, failure, text, clear } = useAction('staffChangeChildBirthDate');
  const same = ['', child.date_of_birth].includes(date_of_birth);
  const wrongReason = reason.trim() === '' ? '理由を入力してください。' : undefined;

  async function look() {
    const result = await send({ child_id: child.id, date_of_birth });
    if (result?.kind === 'ok') setShown(result.result);
  }
  async function save(now: Shown) {
    setTried(true);
    if (wrongReason) return;
    const result = await send({ child_id: child.id, date_of_birth, reason, accepted_amounts: acceptedOf(now) });
    if (result?.kind === 'ok') {
      showToast('生年月日を変更しました');
      return onDone();
    }
    // The reserves changed meanwhile: what was answered is shown, and accepted by the next press.
    if (result?.kind === 'refused' && result.type === 'quote_changed') setShown(result.details as Shown);
  }
  return (
    <HandForm onSend={() => (shown ? save(shown) : look())}>
      <TextField
        label="生年月日"
        required
        type="date"
        autoComplete="off"
        max={today}
        hint={`いまの登録は${formatDate(child.date_of_birth)}です。`}
        value={date_of_birth}
        onChange={(event) => {
          setDate(event.target.value);
          setShown(undefined);
          clear();
        }}
      />
      {shown && (
        <>
          <Consequences shown={shown} />
          <TextField
            label="変更の理由"
            required
            maxLength={200}
            autoComplete="off"
            hint="操作記録に残ります。例: 母子手帳で確認"
            value={reason}
            error={tried ? wrongReason : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
      <ErrorNotice text={failure && text} />
      <Button type="submit" disabled={same} busy={busy} busyLabel={shown ? '変更しています' : '確認しています'}>
        {shown ? 'この生年月日に変更する' : '予約への影響を確認する'}
      </Button>
    </HandForm>
  );
}

function Consequences({ shown: { reserves, other_reserves } }: { shown: Shown }) {
  return (
    <div aria-live="polite" className="grid gap-2">
      {reserves.length + other_reserves === 0 ? (
        <p className="text-note">これからの予約はありません。</p>
      ) : (
        <p className="text-note">これからの予約の見積もりを計算し直し、変わったときは保護者にお知らせします。</p>
      )}
      {reserves.length > 0 && <RepricedReserves reserves={reserves} />}
      {other_reserves > 0 && (
        <p className="text-note text-ink-soft">ほかの園の予約{other_reserves}件も計算し直します。</p>
      )}
    </div>
  );
}
