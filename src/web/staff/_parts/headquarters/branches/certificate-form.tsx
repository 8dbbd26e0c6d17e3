import { certificateKind } from '../../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import type { ManagedBranch } from './branch-part.tsx';
import type { BranchCertificate } from './certificates-part.tsx';
import { BranchPreview } from './preview.tsx';
import { branchFieldsOf, type TypedFields, typedColumns, useBranchForm } from './use-form.ts';

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
  const form = useBranchForm({
    name: 'headquartersSaveBranchCertificate',
    initial: typedColumns(certificate ?? {}, names),
    payloadOf: (values: TypedFields) => ({
      branch_id: branch.id,
      certificate_id: certificate?.id ?? null,
      version: certificate?.version ?? 1,
      kind,
      start_date: values.start_date ?? '',
      end_date: values.end_date ?? '',
      certificate_number: values.certificate_number ?? '',
      issuer: values.issuer ?? '',
      source_url: values.source_url ?? '',
    }),
    onSaved,
  });
  const field = branchFieldsOf(form);
  if (form.step === 'preview') {
    const typed = {
      id: certificate?.id ?? 0,
      kind,
      start_date: (form.values.start_date ?? '') as TokyoDate,
      end_date: (form.values.end_date || null) as TokyoDate | null,
      certificate_number: form.values.certificate_number ?? '',
      issuer: form.values.issuer ?? '',
      source_url: form.values.source_url || null,
    };
    const coming = typed.start_date > today;
    const others = branch.branch_certificates.filter(({ id }) => id !== certificate?.id);
    return (
      <>
        <BranchPreview
          branch={{ ...branch, branch_certificates: [...others, { ...typed, version: 1 }] }}
          today={coming ? typed.start_date : today}
          busy={form.busy}
          problem={form.problem}
          note={coming ? '効力のはじまる日になると、下のように表示されます。' : '保存すると、すぐに表示されます。'}
          onSave={() => void form.save()}
          onBack={form.back}
        />
        <ChangedMeanwhile conflict={form.conflict} table="branch_certificates" busy={form.busy} onReload={onReload} />
      </>
    );
  }
  return (
    <form
      ref={form.form}
      noValidate
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.look();
      }}
    >
      <h2 className="text-lead">{certificateKind.label(kind)}</h2>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="効力のはじまる日" required type="date" autoComplete="off" {...field('start_date')} />
        <TextField
          label="最後の日"
          hint="決まっていなければ空のままにします。"
          type="date"
          autoComplete="off"
          {...field('end_date')}
        />
        <TextField
          label="発行した自治体など"
          required
          placeholder={issuers[kind]}
          maxLength={100}
          autoComplete="off"
          {...field('issuer')}
        />
        <TextField label="番号" maxLength={50} autoComplete="off" {...field('certificate_number')} />
        <TextField
          className="md:col-span-2"
          label="公表ページのリンク"
          type="url"
          placeholder="https://"
          autoComplete="off"
          {...field('source_url')}
        />
      </div>
      {form.problem && (
        <Notice kind="error" live>
          {form.problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">プレビューを確認する</Button>
        <Button kind="plain" onClick={onCancel}>
          やめる
        </Button>
      </div>
      {certificate && <History table_name="branch_certificates" record_id={certificate.id} />}
    </form>
  );
}
