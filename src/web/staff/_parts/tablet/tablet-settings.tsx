import type { FormEvent } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../headquarters/frame/changed-meanwhile.tsx';
import { useEdit } from '../headquarters/frame/use-edit.ts';

type Settings = FunctionOk<'headquartersReadTabletSettings'>;

/** How soon shared tablets lock, how long a session on one lasts, how many wrong PINs are too many. */
export function TabletSettingsPart() {
  const { data, previous, reload } = useAnswer(reading('headquartersReadTabletSettings', {}));
  const settings = data ?? previous;
  return (
    <section aria-labelledby="tablet-settings" className="mt-6 min-h-64 rounded-lg bg-cream px-5 py-4">
      <h2 id="tablet-settings" className="text-lead">
        園の端末とPIN
      </h2>
      <p className="mb-4 text-note text-ink-soft">すべての園の、登録した端末に適用されます。</p>
      {settings && <SettingsForm key={settings.version} settings={settings} onSaved={reload} />}
    </section>
  );
}

const fields = [
  ['tablet_lock_minutes', '自動ロックまで(分)', '1〜60'],
  ['tablet_session_hours', 'ログインの長さ(時間)', '1〜72'],
  ['pin_error_limit', 'PINの間違い(回)', '3〜10。超えるとロック'],
] as const;

function SettingsForm({ settings, onSaved }: { settings: Settings; onSaved: () => Promise<void> }) {
  const { save, busy, errors, problem, conflict } = useEdit('headquartersSaveTabletSettings', async () => {
    showToast('保存しました');
    await onSaved();
  });
  const shown = Object.keys(errors).length === 0 ? problem : undefined;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const typed = (name: string) => String(values.get(name) ?? '').normalize('NFKC');
    void save({
      version: settings.version,
      tablet_lock_minutes: typed('tablet_lock_minutes'),
      tablet_session_hours: typed('tablet_session_hours'),
      pin_error_limit: typed('pin_error_limit'),
    });
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {shown && (
        <Notice kind="error" live>
          {shown}
        </Notice>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        {fields.map(([name, label, hint]) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            required
            unmarked
            inputMode="numeric"
            name={name}
            defaultValue={settings[name]}
            error={errors[name]}
          />
        ))}
      </div>
      <div>
        <Button type="submit" kind="plain" size="small" busy={busy} busyLabel="保存しています">
          保存する
        </Button>
      </div>
      <ChangedMeanwhile
        conflict={conflict}
        table="staff_sign_in_settings"
        busy={busy}
        onReload={() => void onSaved()}
      />
    </form>
  );
}
