import { Ban } from 'lucide-react';
import { useState } from 'react';
import { barFunctions } from '../../../../contract/functions/family/bars.ts';
import type { SelectStaffCustomerData } from '../../../../contract/operations/generated.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { PickupPhoto } from '../../../files/pickup-photo.tsx';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BarForm } from './bar-form.tsx';

type Child = SelectStaffCustomerData['customers'][number]['children'][number];
export type Bar = Child['pickup_bars'][number];

type BarredPeopleProps = { childrenOfFamily: readonly Child[]; onChanged: () => void };

/** 引き渡し禁止, child by child: everybody at the branch reads it, a manager or headquarters write it. */
export function BarredPeople({ childrenOfFamily, onChanged }: BarredPeopleProps) {
  const { manager } = useStaff();
  const [writing, setWriting] = useState<{ child: Child; bar?: Bar }>();
  const [ending, setEnding] = useState<Bar>();
  const shown = childrenOfFamily.filter(({ disable, pickup_bars }) => !disable && (manager || pickup_bars.length > 0));
  if (shown.length === 0) return null;
  const done = (words: string) => {
    setWriting(undefined);
    setEnding(undefined);
    showToast(words);
    onChanged();
  };
  return (
    <section aria-labelledby="barred-people">
      <h2 id="barred-people" className="mb-2 text-lead">
        引き渡し禁止の方
      </h2>
      <p className="mb-3 text-note text-ink-soft">
        園のスタッフと本部だけが見られます。ご家族の画面やお知らせ、書類の控えには出ません。
      </p>
      <ul className="grid gap-4">
        {shown.map((child) => (
          <ChildBars
            key={child.id}
            child={child}
            manager={manager}
            onWrite={(bar) => setWriting({ child, ...(bar && { bar }) })}
            onEnd={setEnding}
          />
        ))}
      </ul>
      <Dialog
        title={writing ? `${withSan(writing.child.name)}を引き渡さない方` : ''}
        isOpen={writing !== undefined}
        onClose={() => setWriting(undefined)}
      >
        {writing && (
          <BarForm
            child_id={writing.child.id}
            bar={writing.bar}
            onSaved={() => done('引き渡し禁止の方を保存しました')}
            onChanged={onChanged}
          />
        )}
      </Dialog>
      <Dialog
        title={ending ? `${withSan(ending.name)}の引き渡し禁止を終える` : ''}
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
      >
        {ending && <EndForm bar={ending} onDone={() => done('引き渡し禁止を終えました')} />}
      </Dialog>
    </section>
  );
}

function BarRow({ bar, onEdit, onEnd }: { bar: Bar; onEdit?: () => void; onEnd?: () => void }) {
  const until = bar.until_date === null ? '' : formatDate(new Date(bar.until_date));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-wrong bg-wrong-soft px-3 py-2">
      <PickupPhoto file_key={bar.file?.key} name={bar.name} />
      <div className="min-w-40 flex-1 leading-snug">
        <p className="font-bold text-wrong">
          {withSan(bar.name)}({bar.relation}) <span className="font-normal">{bar.name_kana}</span>
        </p>
        <p className="whitespace-pre-line">{bar.reason}</p>
        <p className="text-note text-ink-soft">
          {formatDate(new Date(bar.from_date))}〜{until} {bar.account?.name} が登録
        </p>
      </div>
      {onEdit && (
        <Button kind="plain" size="small" onClick={onEdit} aria-label={`変更する ${bar.name}`}>
          変更する
        </Button>
      )}
      {onEnd && (
        <Button kind="quiet" size="small" onClick={onEnd} aria-label={`終える ${bar.name}`}>
          終える
        </Button>
      )}
    </div>
  );
}

function EndForm({ bar, onDone }: { bar: Bar; onDone: () => void }) {
  const form = useActionForm(barFunctions, 'staffEndPickupBar', {
    defaults: { reason: '' },
    payload: (values) => ({ pickup_bar_id: bar.id, version: bar.version, ...values }),
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="引き渡し禁止を終える" busyLabel="終えています">
      <Field of={form} name="reason" label="終える理由" hint="操作記録に残り、消せません。" />
    </ActionForm>
  );
}

type ChildBarsProps = { child: Child; manager: boolean; onWrite: (bar?: Bar) => void; onEnd: (bar: Bar) => void };

function ChildBars({ child, manager, onWrite, onEnd }: ChildBarsProps) {
  return (
    <li className="grid gap-2">
      <p className="font-bold">{withSan(child.name)}</p>
      {child.pickup_bars.map((bar) => (
        <BarRow key={bar.id} bar={bar} {...(manager ? { onEdit: () => onWrite(bar), onEnd: () => onEnd(bar) } : {})} />
      ))}
      {manager && (
        <Button kind="plain" size="small" className="w-fit" onClick={() => onWrite()}>
          <Ban className="size-4.5" aria-hidden="true" />
          {withSan(child.name)}を引き渡さない方を追加
        </Button>
      )}
    </li>
  );
}
