import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useServerToday } from '../../../../data/server-clock.ts';
import { useAction } from '../../../../data/use-action.ts';
import { fieldErrorsOf } from '../../../../form/refused-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ConsentReadOut, sentConsent } from '../../../membership/staff/consent-read-out.tsx';
import { DeskChildFields } from './child-fields.tsx';
import { untypedChild } from './typed-family.ts';

type SiblingDialogProps = {
  family: { branch_id: number; customer_id: number; introduction?: string | undefined };
  parent: string;
  onAdded: (child_id: number) => Promise<void>;
};

/** A brother or sister who comes along for the first time. */
export function SiblingDialog({ family, parent, onAdded }: SiblingDialogProps) {
  const [open, setOpen] = useState(false);
  const [child, setChild] = useState(untypedChild);
  const [consent, setConsent] = useState({ read: false, consented_name: '' });
  const [unread, setUnread] = useState(false);
  const today = useServerToday();
  const { send, busy, failure, text, clear } = useAction('staffAddChild');
  const errors = Object.fromEntries(
    Object.entries(fieldErrorsOf(failure)).map(([path, message]) => [path.replace(/^child\./, ''), message]),
  );
  async function save() {
    setUnread(!consent.read);
    if (!consent.read) return;
    const result = await send({ ...family, child, consent: sentConsent(consent, parent) });
    if (result?.kind !== 'ok') return;
    await onAdded(result.result.child_id);
    setOpen(false);
    setChild(untypedChild);
  }
  return (
    <>
      <Button kind="quiet" size="small" className="w-fit" onClick={() => setOpen(true)}>
        <UserPlus className="size-5" aria-hidden="true" />
        お子さまを追加する
      </Button>
      <Dialog title="お子さまを追加する" isOpen={open} onClose={() => setOpen(false)}>
        <div className="grid gap-5">
          <ConsentReadOut value={consent} parent={parent} onChange={setConsent} />
          <DeskChildFields
            child={child}
            narrow
            prefix=""
            errors={errors}
            today={today}
            consented={consent.read}
            onChange={(change) => {
              clear();
              setChild((before) => ({ ...before, ...change }));
            }}
          />
          {(unread || text) && (
            <Notice kind="error" live>
              {unread ? '先に文を読み上げて、同意を確認してください。' : text}
            </Notice>
          )}
          <Button busy={busy} busyLabel="追加しています" onClick={() => void save()}>
            追加する
          </Button>
        </div>
      </Dialog>
    </>
  );
}
