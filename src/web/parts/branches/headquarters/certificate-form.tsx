import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import { certificateKind } from '../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { PreviewedForm, usePreviewedForm } from '../../../console/edit/previewed-form.tsx';
import { Field } from '../../../form/field.tsx';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import type { ManagedBranch } from './branch-part.tsx';
import type { BranchCertificate } from './certificates-part.tsx';
import { BranchPreview } from './preview.tsx';
import { typedColumns } from './typed-columns.ts';

type CertificateFormProps = {
  branch: ManagedBranch;
  today: TokyoDate;
  kind: number;
  certificate: BranchCertificate | undefined;
  onSaved: () => void;
  onCancel: () => void;
  onReload: () => void;
};

const names = ['start_date', 'end_date', 'certificate_number', 'issuer', 'source_url'] as const;
const issuers: Readonly<Record<number, string>> = {
  [certificateKind.code.taxExempt]: '東京都',
  [certificateKind.code.freeCare]: '江東区',
  [certificateKind.code.childProtection]: 'こども家庭庁',
};

/** One paper of an authority, with the days it holds. */
export function BranchCertificateForm(props: CertificateFormProps) {
  const { branch, today, kind, certificate, onSaved, onCancel, onReload } = props;
  const form = usePreviewedForm(branchFunctions, 'headquartersSaveBranchCertificate', {
    defaults: typedColumns(certificate ?? {}, names),
    payload: (values) => ({
      branch_id: branch.id,
      certificate_id: certificate?.id ?? null,
      version: certificate?.version ?? 1,
      kind,
      ...values,
    }),
    toast: '証明・認定を保存しました',
    done: onSaved,
  });
  const { end_date, source_url, ...words } = form.values;
  const coming = words.start_date > today;
  const typed = { ...words, kind, version: 1, end_date: end_date || null, source_url: source_url || null };
  const others = branch.branch_certificates.filter(({ id }) => id !== certificate?.id);
  const shown = { ...branch, branch_certificates: [...others, { id: certificate?.id ?? 0, ...typed }] };
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-3xl gap-5"
      leave={<GiveUpButton onGiveUp={onCancel} />}
      note={coming ? '効力のはじまる日になると、下のように表示されます。' : '保存すると、すぐに表示されます。'}
      table="branch_certificates"
      row={certificate}
      onReload={onReload}
      preview={() => <BranchPreview branch={shown} today={coming ? words.start_date : today} />}
    >
      <h2 className="text-lead">{certificateKind.label(kind)}</h2>
      <div className="grid gap-5 md:grid-cols-2">
        <Field of={form} name="start_date" />
        <Field of={form} name="end_date" hint="決まっていなければ空のままにします。" />
        <Field of={form} name="issuer" placeholder={issuers[kind] ?? ''} />
        <Field of={form} name="certificate_number" />
        <Field of={form} name="source_url" as="url" className="md:col-span-2" placeholder="https://" />
      </div>
    </PreviewedForm>
  );
}
