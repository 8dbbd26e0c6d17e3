import { useState } from 'react';
import { closureFunctions } from '../../../../../contract/functions/calendar/closures.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { useAction } from '../../../../data/use-action.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';

type CallButtonProps = { closure_notice_id: number; name: string; called: boolean; onChanged: () => void };

/** 電話で伝えた, with a note; or taken back. */
export function CallButton(props: CallButtonProps) {
  const [asking, setAsking] = useState(false);
  const { closure_notice_id, name, called, onChanged } = props;
  const back = useAction('staffMarkClosureCall');
  async function takeBack() {
    const result = await back.send({ closure_notice_id, called_flag: 0 });
    if (result?.kind !== 'ok') return;
    showToast('電話の記録を取り消しました');
    onChanged();
  }
  return (
    <>
      <Button
        kind={called ? 'quiet' : 'primary'}
        size="small"
        busy={back.busy}
        onClick={() => (called ? void takeBack() : setAsking(true))}
      >
        {called ? '電話の記録を取り消す' : '電話で伝えた'}
        <span className="sr-only">({withSan(name)})</span>
      </Button>
      <ErrorNotice text={back.text} />
      <Dialog title={`${withSan(name)}に伝えました`} isOpen={asking} onClose={() => setAsking(false)}>
        <CalledForm
          closure_notice_id={closure_notice_id}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      </Dialog>
    </>
  );
}

function CalledForm({ closure_notice_id, onDone }: { closure_notice_id: number; onDone: () => void }) {
  const form = useActionForm(closureFunctions, 'staffMarkClosureCall', {
    defaults: { note: '' },
    payload: (values) => ({ closure_notice_id, called_flag: 1, ...values }),
    toast: '電話で伝えたことを記録しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="記録する" busyLabel="記録しています">
      <Field of={form} name="note" hint="出られた方、折り返しの時間など。なくてもかまいません。" />
    </ActionForm>
  );
}
