import { useState } from 'react';
import { familyFunctions } from '../../../../../contract/functions/membership/families.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDate, formatDateTime } from '../../../../../domain/time-format.ts';
import { reasonHint } from '../../../../console/edit/reason-hint.ts';
import type { FamilyPartProps } from '../../../../console/headquarters-family.ts';
import { PageSection } from '../../../../console/page-section.tsx';
import { useServerToday } from '../../../../data/server-clock.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** Whether the family may take anything new. */
export function FamilyBookingBlock({ family, living, onChanged }: FamilyPartProps) {
  const [open, setOpen] = useState(false);
  const [block] = family.stops;
  const [last] = family.customer_stops;
  const done = () => {
    setOpen(false);
    onChanged();
  };
  const button = living && (
    <Button kind={block ? 'primary' : 'plain'} size="small" onClick={() => setOpen(true)}>
      {block ? '停止を解く' : '利用を停止する'}
    </Button>
  );
  return (
    <PageSection title="ご利用の停止" aside={button}>
      {block ? (
        <Notice
          kind="warning"
          title={`停止中(${block.until_date ? `${formatDate(block.until_date)}まで` : '期限なし'})`}
        >
          新しいご予約、変更の追加、プラン、回数券をお受けしていません。確認、キャンセル、お迎えはできます。
          {last && (
            <span className="mt-1 block text-note">
              理由 {last.reason}({formatDateTime(last.created_at)} {last.account?.name})
            </span>
          )}
        </Notice>
      ) : (
        <p className="text-note text-ink-soft">
          停止していません。
          {last && `前回の停止: ${formatDate(last.created_at)} ${last.reason}`}
        </p>
      )}
      <Dialog
        title={block ? `${withSama(family.name)}の停止を解く` : `${withSama(family.name)}の利用を停止する`}
        isOpen={open}
        onClose={() => setOpen(false)}
      >
        {block ? (
          <ReopenForm customer_id={family.id} onDone={done} />
        ) : (
          <BookingBlockForm customer_id={family.id} onDone={done} />
        )}
      </Dialog>
    </PageSection>
  );
}

type ActProps = { customer_id: number; onDone: () => void };

function BookingBlockForm({ customer_id, onDone }: ActProps) {
  const today = useServerToday();
  const form = useActionForm(familyFunctions, 'headquartersStopCustomer', {
    defaults: { until_date: '', reason: '' },
    payload: (values) => ({ customer_id, ...values }),
    toast: '利用を停止しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="停止する" busyLabel="停止しています">
      <p className="text-note">
        新しいご予約、変更の追加、プラン、回数券をお受けしなくなります。すでにあるご予約は残り、確認、キャンセル、お迎えはできます。ご家庭には、理由を書かずに「お問い合わせください」とお知らせします。
      </p>
      <Field of={form} name="until_date" min={today} hint="空欄なら、停止を解くまで続きます。" />
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

function ReopenForm({ customer_id, onDone }: ActProps) {
  const form = useActionForm(familyFunctions, 'headquartersReopenCustomer', {
    defaults: { reason: '' },
    payload: (values) => ({ customer_id, ...values }),
    toast: '停止を解きました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="停止を解く" busyLabel="保存しています">
      <p className="text-note">すぐにご予約いただけるようになり、ご家庭にお知らせします。</p>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}
