import { tabletFunctions } from '../../../contract/functions/auth/tablets.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { ActionForm } from '../../form/action-form.tsx';
import { Field } from '../../form/field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { ChangedMeanwhile } from '../edit/changed-meanwhile.tsx';

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
  const form = useActionForm(tabletFunctions, 'headquartersSaveTabletSettings', {
    defaults: {
      tablet_lock_minutes: String(settings.tablet_lock_minutes),
      tablet_session_hours: String(settings.tablet_session_hours),
      pin_error_limit: String(settings.pin_error_limit),
    },
    payload: (values) => ({ version: settings.version, ...values }),
    toast: '保存しました',
    done: () => void onSaved(),
  });
  return (
    <ActionForm of={form} kind="plain" size="small" narrow submit="保存する" busyLabel="保存しています">
      <div className="grid gap-4 md:grid-cols-3">
        {fields.map(([name, label, hint]) => (
          <Field key={name} of={form} name={name} as="digits" label={label} hint={hint} unmarked />
        ))}
      </div>
      <ChangedMeanwhile
        conflict={form.conflict}
        table="staff_sign_in_settings"
        busy={form.busy}
        onReload={() => void onSaved()}
      />
    </ActionForm>
  );
}
