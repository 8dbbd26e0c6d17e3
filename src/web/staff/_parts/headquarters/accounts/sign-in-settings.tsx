import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { useEdit } from '../frame/use-edit.ts';

type Settings = { headquarters_second_factor: boolean; version: number };

/** Whether headquarters come in by the password alone. */
export function SignInSettings({ settings, onSaved }: { settings: Settings; onSaved: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const required = settings.headquarters_second_factor;
  const { save, busy, problem, conflict } = useEdit('headquartersSaveSignInSettings', async () => {
    setOpen(false);
    showToast(required ? '必須を解除しました' : '2段階認証を必須にしました');
    await onSaved();
  });
  const press = () => save({ version: settings.version, headquarters_second_factor_flag: required ? 0 : 1 });
  return (
    <section aria-labelledby="sign-in-settings" className="mt-10 rounded-lg bg-cream px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="sign-in-settings" className="text-lead">
            本部の2段階認証
          </h2>
          <p className="text-note text-ink-soft">
            {required
              ? '必須です。本部のアカウントは、パスワードと2段階認証でログインします。'
              : '任意です。設定した方だけが、2段階認証でログインします。'}
          </p>
        </div>
        <Button kind="plain" size="small" onClick={() => setOpen(true)}>
          {required ? '任意に戻す' : '必須にする'}
        </Button>
      </div>
      <Dialog
        title={required ? '2段階認証を任意に戻しますか' : '本部の2段階認証を必須にしますか'}
        isOpen={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button busy={busy} busyLabel="保存しています" onClick={() => void press()}>
              {required ? '任意に戻す' : '必須にする'}
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              やめる
            </Button>
          </>
        }
      >
        <p>
          {required
            ? '設定済みの方は、これからも2段階認証でログインします。'
            : 'まだ設定していない本部の方は、いまログアウトし、次のログインのときに設定します。'}
        </p>
        {problem && (
          <div className="mt-4">
            <Notice kind="error" live>
              {problem}
            </Notice>
          </div>
        )}
      </Dialog>
      <ChangedMeanwhile
        conflict={conflict}
        table="staff_sign_in_settings"
        busy={busy}
        onReload={() => void onSaved()}
      />
    </section>
  );
}
