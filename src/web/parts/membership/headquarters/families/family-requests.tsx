import { Download } from 'lucide-react';
import { useState } from 'react';
import { familyFunctions } from '../../../../../contract/functions/membership/families.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDateCompact } from '../../../../../domain/time-format.ts';
import { reasonHint } from '../../../../console/edit/reason-hint.ts';
import type { Family } from '../../../../console/headquarters-family.ts';
import { PageSection } from '../../../../console/page-section.tsx';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** What a family may ask of us by law: a copy of its data, and its end. */
export function FamilyRequests({ family }: { family: Family }) {
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  return (
    <PageSection title="開示と消去のご請求">
      <p className="mb-3 text-note text-ink-soft">
        ご本人であることを確かめてから行ってください。どちらも操作記録に残ります。
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="plain" size="small" onClick={() => setOpen('export')}>
          <Download className="size-5" aria-hidden="true" />
          データを書き出す
        </Button>
        <Button kind="danger" size="small" onClick={() => setOpen('erase')}>
          データを消去する
        </Button>
      </div>
      <Dialog title={`${withSama(family.name)}のデータの書き出し`} isOpen={open === 'export'} onClose={close}>
        <ExportForm family={family} onDone={close} />
      </Dialog>
      <Dialog title={`${withSama(family.name)}のデータの消去`} isOpen={open === 'erase'} onClose={close}>
        <EraseForm family={family} onDone={close} />
      </Dialog>
    </PageSection>
  );
}

type RequestProps = { family: Family; onDone: () => void };

function ExportForm({ family, onDone }: RequestProps) {
  const form = useActionForm(familyFunctions, 'headquartersExportCustomer', {
    defaults: { reason: '' },
    payload: (values) => ({ customer_id: family.id, ...values }),
    toast: 'ファイルを保存しました',
    done: ({ exported_at, data }) => {
      const name = `imahoiku-${family.id}-${formatDateCompact(new Date(exported_at))}.json`;
      saveAsFile(name, JSON.stringify({ exported_at, data }, null, 2));
      onDone();
    },
  });
  return (
    <ActionForm of={form} submit="ファイルに保存する" busyLabel="書き出しています">
      <p className="text-note">
        お客様情報、お子さま、予約、利用、お支払いの記録を1つのファイル(JSON)にします。統合した番号の分も入ります。お渡ししたあと、この端末のファイルは消してください。
      </p>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

function EraseForm({ family, onDone }: RequestProps) {
  const form = useActionForm(familyFunctions, 'headquartersEraseCustomer', {
    defaults: { confirm_name: '', reason: '' },
    payload: (values) => ({ customer_id: family.id, ...values }),
    toast: '消去を受け付けました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="消去する" busyLabel="消去しています">
      <Notice kind="warning" title="元に戻せません">
        アカウントを削除し、お名前、連絡先、お子さまの情報を消します。金額と日付は帳簿のために残ります。これからの予約、精算や返金の途中のものがあるときは消去できません。
      </Notice>
      <Field of={form} name="confirm_name" label="確認のため、お客様のお名前を入力してください" hint={family.name} />
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

function saveAsFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; it is let go a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
