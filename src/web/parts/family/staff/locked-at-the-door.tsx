import { useState } from 'react';
import { pickupListFunctions } from '../../../../contract/functions/family/pickup-people.ts';
import type { SelectStaffCustomerData } from '../../../../contract/operations/generated.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type LockedAtTheDoorProps = {
  customer: Pick<SelectStaffCustomerData['customers'][number], 'id' | 'name' | 'pickup_freezes'>;
  onLifted: () => void;
};

/** The pick-up list is frozen; a manager lifts it after seeing a document. Staff never see why or by whom. */
export function LockedAtTheDoor({ customer, onLifted }: LockedAtTheDoorProps) {
  const { manager } = useStaff();
  const [open, setOpen] = useState(false);
  if (customer.pickup_freezes.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice
        kind="warning"
        title="お迎えの方のリストは凍結中です"
        action={
          manager && (
            <Button kind="plain" size="small" onClick={() => setOpen(true)}>
              書類を確認して解除する
            </Button>
          )
        }
      >
        お迎えの方の追加と変更はできません。保護者か、リストにある方にだけお引き渡しください。
      </Notice>
      <Dialog title={`${withSama(customer.name)}の凍結を解除する`} isOpen={open} onClose={() => setOpen(false)}>
        <LiftForm
          customer_id={customer.id}
          onDone={() => {
            setOpen(false);
            showToast('凍結を解除しました');
            onLifted();
          }}
        />
      </Dialog>
    </div>
  );
}

export function LiftForm({ customer_id, onDone }: { customer_id: number; onDone: () => void }) {
  const form = useActionForm(pickupListFunctions, 'staffLiftPickupFreeze', {
    defaults: { reason: '' },
    payload: (values) => ({ customer_id, ...values }),
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="凍結を解除する" busyLabel="解除しています">
      <p className="text-note">
        保護者の方それぞれの同意がないときに、書類を確認して園長が解除します。解除は保護者の方にお知らせします。
      </p>
      <Field
        of={form}
        name="reason"
        hint="書類の種類と日付だけを書いてください。操作記録に残り、消せません。ご家庭の事情は書かないでください。"
      />
    </ActionForm>
  );
}
