import { useState } from 'react';
import { cancelCause } from '../../../../domain/codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { ForgottenStay } from './told-stay.ts';

type EndProps = { stay: ForgottenStay; onDone: () => void };

/** Nobody came: filed as a no-show, with the fee of the policy. */
export function NoShowForm({ stay, onDone }: EndProps) {
  const [ill, setIll] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffNoShow');
  const wrong = reason.trim() === '' ? '理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrong) return;
    const result = await send({ reserve_id: stay.id, reason, cause: ill ? 'illness' : 'no_show' });
    if (result?.kind !== 'ok') return;
    showToast('来園なしにしました');
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-note">キャンセル料は決まりのとおりに計算し、登録されたカードに請求します。</p>
      <ChoiceCard
        type="checkbox"
        title="体調不良と連絡があった"
        note="体調不良のときの割合で計算します。"
        checked={ill}
        onChange={(event) => setIll(event.target.checked)}
      />
      <TextField
        label="理由"
        required
        autoComplete="off"
        maxLength={200}
        hint="登録が遅れたわけなど。操作記録に残ります。"
        value={reason}
        error={tried ? wrong : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="登録しています">
        来園なしにする
      </Button>
    </form>
  );
}

type Cause = 1 | 2 | 3;
const causes: readonly Cause[] = [cancelCause.code.family, cancelCause.code.illness, cancelCause.code.branch];

/** Called off with the family before or on the day, and only not written down. */
export function AgreedCancelForm({ stay, onDone }: EndProps) {
  const [cause, setCause] = useState<Cause>();
  const [waived, setWaived] = useState(false);
  const [cancel_remarks, setRemarks] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffCancelReserve');
  const wrong = cancel_remarks.trim() === '' ? '理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrong || cause === undefined) return;
    const wish = { reserve_id: stay.id, cancel_remarks, cancel_cause: cause };
    const result = await send({ ...wish, waive_flag: waived ? 1 : 0, ask_waiver_flag: 0 });
    if (result?.kind !== 'ok') return;
    showToast('予約をキャンセルしました');
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ChoiceGroup
        legend="キャンセルのわけ"
        required
        error={tried && cause === undefined ? 'キャンセルのわけを選択してください。' : undefined}
      >
        {causes.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="cause"
            value={each}
            title={cancelCause.label(each)}
            checked={cause === each}
            onChange={() => setCause(each)}
          />
        ))}
      </ChoiceGroup>
      {cause !== undefined && cause !== cancelCause.code.branch && (
        <ChoiceCard
          type="checkbox"
          title="キャンセル料を免除する"
          note="前もってお申し出があったときなど。"
          checked={waived}
          onChange={(event) => setWaived(event.target.checked)}
        />
      )}
      <TextField
        label="理由"
        required
        autoComplete="off"
        maxLength={200}
        hint="お客様の予約のページに載ります(メールやLINEには載りません)。操作記録にも残ります。"
        value={cancel_remarks}
        error={tried ? wrong : undefined}
        onChange={(event) => setRemarks(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="キャンセルしています">
        予約をキャンセルする
      </Button>
    </form>
  );
}
