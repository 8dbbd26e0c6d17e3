import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { useEdit } from '../../../console/edit/use-edit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type Settings = FunctionOk<'headquartersListAccounts'>['settings'];
type Asked = 'headquarters_second_factor' | 'managers_second_factor';

const people: Record<Asked, { title: string; who: string }> = {
  headquarters_second_factor: { title: '本部の2段階認証', who: '本部' },
  managers_second_factor: { title: '園長の2段階認証', who: '園長' },
};
const MINUTES = [5, 10, 15, 30, 60];

/** Who comes in by the password alone, and how long a proof counts for what hands out data or money. */
export function SignInSettings({ settings, onSaved }: { settings: Settings; onSaved: () => Promise<void> }) {
  const [asking, setAsking] = useState<Asked>();
  const { save, busy, problem, conflict } = useEdit('headquartersSaveSignInSettings', async () => {
    setAsking(undefined);
    showToast('ログインの設定を保存しました');
    await onSaved();
  });
  const saveWith = (changed: Partial<Settings>) => {
    const { version, fresh_proof_minutes, ...wished } = { ...settings, ...changed };
    return save({
      version,
      fresh_proof_minutes,
      headquarters_second_factor_flag: wished.headquarters_second_factor ? 1 : 0,
      managers_second_factor_flag: wished.managers_second_factor ? 1 : 0,
    });
  };
  const minutes = [...new Set([...MINUTES, settings.fresh_proof_minutes])].toSorted((a, b) => a - b);
  return (
    <section aria-label="ログインの設定" className="mt-10 grid gap-4 rounded-lg bg-cream px-5 py-4">
      {(Object.keys(people) as Asked[]).map((each) => (
        <RequiredOf key={each} asked={each} required={settings[each]} onAsk={() => setAsking(each)} />
      ))}
      <div className="max-w-form">
        <SelectField
          label="大切な操作の前の確認"
          hint="データの書き出しと消去、返金、スタッフの権限の変更は、パスワードか2段階認証の確認から、この時間のあいだだけ行えます。"
          unmarked
          options={minutes.map((count) => ({ key: String(count), label: `${count}分` }))}
          value={String(settings.fresh_proof_minutes)}
          disabled={busy}
          onChange={(event) => void saveWith({ fresh_proof_minutes: Number(event.target.value) })}
        />
      </div>
      {problem && asking === undefined && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      {asking && (
        <AskDialog
          asked={asking}
          required={settings[asking]}
          busy={busy}
          problem={problem}
          onAnswer={() => void saveWith({ [asking]: !settings[asking] })}
          onClose={() => setAsking(undefined)}
        />
      )}
      <ChangedMeanwhile
        conflict={conflict}
        table="staff_sign_in_settings"
        busy={busy}
        onReload={() => void onSaved()}
      />
    </section>
  );
}

function RequiredOf({ asked, required, onAsk }: { asked: Asked; required: boolean; onAsk: () => void }) {
  const { title, who } = people[asked];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lead">{title}</h2>
        <p className="text-note text-ink-soft">
          {required
            ? `必須です。${who}のアカウントは、パスワードと2段階認証でログインします。`
            : '任意です。設定した方だけが、2段階認証でログインします。'}
        </p>
      </div>
      <Button
        kind="plain"
        size="small"
        aria-label={`${title}を${required ? '任意に戻す' : '必須にする'}`}
        onClick={onAsk}
      >
        {required ? '任意に戻す' : '必須にする'}
      </Button>
    </div>
  );
}

type AskDialogProps = {
  asked: Asked;
  required: boolean;
  busy: boolean;
  problem: string | undefined;
  onAnswer: () => void;
  onClose: () => void;
};

function AskDialog({ asked, required, busy, problem, onAnswer, onClose }: AskDialogProps) {
  const { title, who } = people[asked];
  return (
    <Dialog
      title={required ? `${title}を任意に戻しますか` : `${title}を必須にしますか`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} busyLabel="保存しています" onClick={onAnswer}>
            {required ? '任意に戻す' : '必須にする'}
          </Button>
          <Button kind="plain" onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      <p>
        {required
          ? '設定済みの方は、これからも2段階認証でログインします。'
          : `まだ設定していない${who}の方は、いまログアウトし、次のログインのときに設定します。`}
      </p>
      {problem && (
        <div className="mt-4">
          <Notice kind="error" live>
            {problem}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
