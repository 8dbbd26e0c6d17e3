import { useState } from 'react';
import { morningMailHours } from '../../../../contract/functions/content/figures.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../headquarters/frame/changed-meanwhile.tsx';
import { useEdit } from '../headquarters/frame/use-edit.ts';

const never = 'never';
const options = [
  { key: never, label: '受け取らない' },
  ...morningMailHours.map((hour) => ({ key: String(hour), label: `毎朝 ${hour}時台に受け取る` })),
];

/** Managers and headquarters: yesterday in figures, each morning, if they want it. */
export function MorningMail({
  own,
  onSaved,
}: {
  own: FunctionOk<'staffReadOwnAccount'>;
  onSaved: () => Promise<void>;
}) {
  const known = own.morning_mail_hour === null ? never : String(own.morning_mail_hour);
  const [chosen, setChosen] = useState(known);
  const { save, busy, problem, conflict } = useEdit('staffSaveMorningMail', async () => {
    showToast(chosen === never ? '朝のメールを止めました' : '朝のメールの時刻を保存しました');
    await onSaved();
  });
  const hour = morningMailHours.find((each) => String(each) === chosen) ?? null;
  return (
    <section aria-labelledby="morning-mail">
      <h2 id="morning-mail" className="mb-2 text-lead">
        朝のメール
      </h2>
      <p className="mb-3 text-note text-ink-soft">
        前の日のまとめ(5つの数字)、残っていること、いつもと違う数字をメールでお送りします。ご家庭やお子さまの名前は入りません。
      </p>
      {problem && (
        <div className="mb-3">
          <Notice kind="error" live>
            {problem}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-56 flex-1"
          label="受け取る時刻"
          unmarked
          value={chosen}
          options={options}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button
          kind="plain"
          busy={busy}
          busyLabel="保存しています"
          disabled={chosen === known}
          onClick={() => void save({ morning_mail_hour: hour, version: own.version })}
        >
          時刻を保存する
        </Button>
      </div>
      <ChangedMeanwhile conflict={conflict} table="accounts" busy={busy} onReload={() => void onSaved()} />
    </section>
  );
}
