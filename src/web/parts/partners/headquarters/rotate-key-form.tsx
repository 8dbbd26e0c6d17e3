import { partnerKeyFunctions } from '../../../../contract/functions/partners/keys.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ListedPartnerKey } from './key-card.tsx';

type RotateKeyFormProps = { of: ListedPartnerKey; onClose: () => void; onIssued: (secret: string) => void };

/** A new key, and time to change over. */
export function RotateKeyForm({ of: { partner_key_id, version, name }, onClose, onIssued }: RotateKeyFormProps) {
  const form = useActionForm(partnerKeyFunctions, 'headquartersRotatePartnerKey', {
    defaults: { overlap_hours: '24' },
    payload: (values) => ({ partner_key_id, version, ...values }),
    done: ({ secret }) => onIssued(secret),
  });
  return (
    <Dialog title={`${name}のキーを交換する`} isOpen onClose={onClose}>
      <ActionForm of={form} submit="交換する" busyLabel="交換しています">
        <p>新しいキーは、すぐに使えます。前のキーは、次の時間だけ使えます。もれたときは、0にしてください。</p>
        <Field of={form} name="overlap_hours" unit="時間" />
      </ActionForm>
    </Dialog>
  );
}
