import { Check } from 'lucide-react';
import { useState } from 'react';
import { kitchenFunctions } from '../../../../../contract/functions/care/kitchen.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { KitchenLine } from './kitchen-day.ts';

/** Who made sure of the meal, or the press that does; nothing where the family said that there is no allergy. */
export function MealConfirmation({ line, onDone }: { line: KitchenLine; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const { confirmation } = line;
  if (confirmation) {
    return (
      <p className="leading-snug">
        <Check className="mr-1 inline size-4.5 text-trust print:text-black" aria-hidden="true" />
        {confirmation.account?.name ?? '本部'} {formatTime(confirmation.created_at)}
        {confirmation.note && <span className="block">{confirmation.note}</span>}
      </p>
    );
  }
  if (!line.unconfirmed) return <span className="text-ink-soft">—</span>;
  return (
    <>
      <span className="hidden font-bold print:inline">未確認</span>
      <Button
        size="small"
        className="off-paper whitespace-nowrap"
        aria-label={`${withSan(line.name)}の食事を確認する`}
        onClick={() => setOpen(true)}
      >
        確認する
      </Button>
      <Dialog title={`${withSan(line.name)}の食事の確認`} isOpen={open} onClose={() => setOpen(false)}>
        <ConfirmForm
          line={line}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

function ConfirmForm({ line, onDone }: { line: KitchenLine; onDone: () => void }) {
  const { reserve_id, child_id, facts } = line;
  const form = useActionForm(kitchenFunctions, 'staffConfirmMeal', {
    defaults: { note: '' },
    payload: (values) => ({ reserve_id, child_id, facts, ...values }),
    toast: `${withSan(line.name)}の食事を確認しました`,
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="確認しました" busyLabel="記録しています">
      {line.unasked ? (
        <p>
          <strong>アレルギーの有無をまだ伺っていません。</strong>
          保護者に電話で確かめてから、確認してください。伺った内容は、ご家庭の画面の「健康・アレルギー」に記入してください。
        </p>
      ) : (
        <p>
          献立の原材料と <strong>{line.allergies.map(({ name }) => name).join('、')}</strong> を照らし合わせてから、
          確認してください。食事かアレルギーの内容が変わると、もう一度確認が必要になります。
        </p>
      )}
      <Field of={form} name="note" label="対応の内容" hint="除去、代わりの食事など(任意)" />
    </ActionForm>
  );
}
