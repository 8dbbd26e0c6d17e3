import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { familyFunctions } from '../../../../../contract/functions/membership/families.ts';
import { customerStatus } from '../../../../../domain/codes.ts';
import { erasedName } from '../../../../../domain/membership/customer.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDateCompact, formatDateTime } from '../../../../../domain/time-format.ts';
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
export function FamilyRequests({ family, onChanged }: { family: Family; onChanged: () => void }) {
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const [erasing, setErasing] = useState(false);
  const erased = family.status === customerStatus.code.accountDeleted && family.name === erasedName;
  useLater(erasing && !erased, onChanged);
  const close = () => setOpen(null);
  if (erased) {
    return (
      <PageSection title="開示と消去のご請求">
        <Notice kind={erasing ? 'done' : 'info'} title="消去が終わっています" live={erasing}>
          お名前、連絡先、お子さまの情報は残っていません。金額と日付だけが帳簿のために残っています。
        </Notice>
      </PageSection>
    );
  }
  if (erasing) {
    return (
      <PageSection title="開示と消去のご請求">
        <Notice kind="info" title="消去しています" live>
          アカウントを削除しました。お名前、連絡先、お子さまの情報を消しています。終わると、この画面が変わります。
        </Notice>
      </PageSection>
    );
  }
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
        <ExportForm family={family} />
      </Dialog>
      <Dialog title={`${withSama(family.name)}のデータの消去`} isOpen={open === 'erase'} onClose={close}>
        <EraseForm
          family={family}
          onDone={() => {
            close();
            setErasing(true);
            onChanged();
          }}
        />
      </Dialog>
    </PageSection>
  );
}

/** Erasure is a job of seconds: the page asks again until it is through. */
function useLater(waits: boolean, ask: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock for as long as it waits
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(ask, 3000);
    return () => clearInterval(timer);
  }, [waits]);
}

type RequestProps = { family: Family; onDone: () => void };
type Exported = FunctionOk<'headquartersExportCustomer'>;

function ExportForm({ family }: { family: Family }) {
  const [made, setMade] = useState<Exported>();
  const form = useActionForm(familyFunctions, 'headquartersExportCustomer', {
    defaults: { reason: '' },
    payload: (values) => ({ customer_id: family.id, ...values }),
    done: setMade,
  });
  if (made !== undefined) return <ExportedFiles family={family} made={made} />;
  return (
    <ActionForm of={form} submit="書き出す" busyLabel="書き出しています">
      <p className="text-note">
        ご家庭にお渡しするPDF(日本語)と、すべての項目のデータ(JSON)を作ります。統合した番号の分も入ります。お子さまの健康の情報を含みます。
      </p>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

function ExportedFiles({ family, made: { exported_at, data, paper } }: { family: Family; made: Exported }) {
  const name = `imahoiku-${family.id}-${formatDateCompact(new Date(exported_at))}`;
  const pdf = () => new Blob([Uint8Array.from(atob(paper), (byte) => byte.charCodeAt(0))], { type: 'application/pdf' });
  const json = () => new Blob([JSON.stringify({ exported_at, data }, null, 2)], { type: 'application/json' });
  return (
    <div className="grid gap-4">
      <Notice kind="done" title={`${formatDateTime(new Date(exported_at))} 現在の情報を書き出しました`}>
        操作記録に残しました。お渡ししたあと、この端末のファイルは消してください。
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => saveAsFile(`${name}.pdf`, pdf())}>
          <Download className="size-5" aria-hidden="true" />
          PDFを保存する
        </Button>
        <Button kind="plain" onClick={() => saveAsFile(`${name}.json`, json())}>
          <Download className="size-5" aria-hidden="true" />
          データ(JSON)を保存する
        </Button>
      </div>
    </div>
  );
}

function EraseForm({ family, onDone }: RequestProps) {
  const form = useActionForm(familyFunctions, 'headquartersEraseCustomer', {
    defaults: { confirm_name: '', reason: '' },
    payload: (values) => ({ customer_id: family.id, ...values }),
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

function saveAsFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; it is let go a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
