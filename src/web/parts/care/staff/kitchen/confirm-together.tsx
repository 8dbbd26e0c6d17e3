import { useState } from 'react';
import { kitchenFunctions } from '../../../../../contract/functions/care/kitchen.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { confirmableTogether, type KitchenLine } from './kitchen-day.ts';

type ConfirmTogetherProps = { lines: readonly KitchenLine[]; onDone: () => void };

/** One press for all of the same menu and allergens. Severe, EpiPen and never asked are not among them. */
export function ConfirmTogether({ lines, onDone }: ConfirmTogetherProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const groups = confirmableTogether(lines);
  const shown = groups.find(({ facts }) => facts === open);
  if (groups.length === 0 && left.length === 0) return null;
  return (
    <div className="off-paper grid gap-2">
      {left.length > 0 && (
        <Notice kind="error" live title="確認できなかったお子さまがいます">
          <ul>
            {left.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {groups.map((group) => (
          <Button key={group.facts} kind="plain" size="small" onClick={() => setOpen(group.facts)}>
            {`${menuText(group.lines)} ${group.lines.length}名をまとめて確認する`}
          </Button>
        ))}
      </div>
      <Dialog
        title={shown ? `${menuText(shown.lines)}の確認` : ''}
        isOpen={shown !== undefined}
        onClose={() => setOpen(null)}
      >
        {shown && (
          <TogetherForm
            lines={shown.lines}
            facts={shown.facts}
            onDone={(words) => {
              setLeft(words);
              setOpen(null);
              onDone();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

const menuText = ([line]: readonly KitchenLine[]): string =>
  line === undefined ? '' : `${line.facts.split(' / ')[0]}・${line.allergies.map(({ name }) => name).join('・')}`;

type TogetherFormProps = { lines: readonly KitchenLine[]; facts: string; onDone: (left: readonly string[]) => void };

function TogetherForm({ lines, facts, onDone }: TogetherFormProps) {
  const form = useActionForm(kitchenFunctions, 'staffConfirmMeals', {
    defaults: { note: '' },
    payload: (values) => ({
      facts,
      children: lines.map(({ reserve_id, child_id }) => ({ reserve_id, child_id })),
      ...values,
    }),
    toast: ({ left }) => `${lines.length - left.length}名の食事を確認しました`,
    done: ({ left }) =>
      onDone(
        left.map(
          ({ child_id, msg }) =>
            `${withSan(lines.find((line) => line.child_id === child_id)?.name ?? 'お子さま')}: ${msg}`,
        ),
      ),
  });
  return (
    <ActionForm of={form} submit={`${lines.length}名を確認しました`} busyLabel="記録しています">
      <p>
        献立の原材料と <strong>{lines[0]?.allergies.map(({ name }) => name).join('、')}</strong> を照らし合わせて、
        次のみなさんの食事を確認してください。
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-bold">
        {lines.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <Field of={form} name="note" label="対応の内容" hint="除去、代わりの食事など(任意)" />
    </ActionForm>
  );
}
