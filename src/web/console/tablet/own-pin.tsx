import { tabletFunctions } from '../../../contract/functions/auth/tablets.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { reading } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { ActionForm } from '../../form/action-form.tsx';
import { SecretField } from '../../form/secret-field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

const begun = { current_password: '', pin: '' };

/** One's own PIN for the branch's shared tablets. */
export function OwnPin() {
  const { data, previous, reload } = useAnswer(reading('staffReadOwnPin', {}));
  const own = data ?? previous;
  const form = useActionForm(tabletFunctions, 'staffSetPin', {
    defaults: begun,
    payload: ({ current_password, pin }) => ({ current_password, pin: pin.normalize('NFKC').trim() }),
    toast: 'PINを設定しました',
    done: () => void reload(),
    afterwards: begun,
  });
  const removal = useAction('staffRemovePin');
  async function remove() {
    if ((await removal.send({}))?.kind !== 'ok') return;
    showToast('PINを削除しました');
    await reload();
  }
  return (
    <section aria-labelledby="own-pin">
      <h2 id="own-pin" className="mb-1 text-lead">
        園の端末で使うPIN
      </h2>
      <p className="mb-1 text-note text-ink-soft">
        4〜6桁の数字です。園長が登録した、ご自分の園の端末でだけ使えます。ほかの人に教えないでください。
      </p>
      <p className="figures mb-4 min-h-6 text-note">
        {own && (own.set_at ? `設定済みです(${formatDateTime(own.set_at)})。` : 'まだ設定していません。')}
      </p>
      <ActionForm
        of={form}
        className="grid max-w-md gap-3"
        kind="plain"
        submit="PINを設定する"
        busyLabel="設定しています"
        beside={
          own?.set_at && (
            <Button kind="quiet" busy={removal.busy} busyLabel="削除しています" onClick={() => void remove()}>
              PINを削除する
            </Button>
          )
        }
      >
        <ErrorNotice text={removal.text} />
        <SecretField of={form} name="current_password" label="いまのパスワード" autoComplete="current-password" />
        <SecretField
          of={form}
          name="pin"
          label="新しいPIN"
          hint="4〜6桁の数字。続き番号、くり返し、ボタンの並び、西暦、日付は使えません"
          autoComplete="off"
          inputMode="numeric"
        />
      </ActionForm>
    </section>
  );
}
