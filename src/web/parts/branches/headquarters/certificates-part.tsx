import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type CertificatePhase, certificatePhase } from '../../../../domain/branches/certificates.ts';
import { certificateKind } from '../../../../domain/codes.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { BranchPartProps, ManagedBranch } from './branch-part.tsx';
import { BranchCertificateForm } from './certificate-form.tsx';

export type BranchCertificate = ManagedBranch['branch_certificates'][number];

const kinds: readonly { kind: number; text: string }[] = [
  {
    kind: certificateKind.code.taxExempt,
    text: '都道府県や市が発行します。効力のある日のご利用では、未就学のお子さまの保育料が非課税になります。',
  },
  {
    kind: certificateKind.code.freeCare,
    text: '園のある市区町村が行います。効力のある間、公開ページに「無償化の対象」と表示されます。',
  },
  {
    kind: certificateKind.code.childProtection,
    text: '認定を受けた園だけが登録します。効力のある間だけ、公開ページに認定番号と公表ページを表示します。',
  },
];
const phases: Readonly<Record<CertificatePhase, { tone: 'ask' | 'trust' | 'no'; word: string }>> = {
  coming: { tone: 'ask', word: 'これから' },
  in_force: { tone: 'trust', word: '効力あり' },
  over: { tone: 'no', word: '終了' },
};

/** Papers by kind, the newest first: coming, in force, over. */
export function BranchCertificatesPart({ branch, today, reload, refresh }: BranchPartProps) {
  const [edited, setEdited] = useState<{ kind: number; certificate?: BranchCertificate }>();
  function saved() {
    setEdited(undefined);
    refresh();
  }
  if (edited !== undefined) {
    return (
      <BranchCertificateForm
        branch={branch}
        today={today}
        kind={edited.kind}
        certificate={edited.certificate}
        onSaved={saved}
        onCancel={() => setEdited(undefined)}
        onReload={reload}
      />
    );
  }
  return (
    <div className="grid max-w-4xl gap-8">
      {kinds.map(({ kind, text }) => {
        const papers = branch.branch_certificates.filter((paper) => paper.kind === kind);
        return (
          <section key={kind} className="border-t border-line pt-5">
            <h2 className="text-lead">{certificateKind.label(kind)}</h2>
            <p className="mt-1 text-note text-ink-soft">{text}</p>
            {papers.length === 0 && <p className="mt-3 text-note">登録はありません。</p>}
            <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
              {papers.map((certificate) => (
                <Paper
                  key={certificate.id}
                  branch_id={branch.id}
                  certificate={certificate}
                  phase={certificatePhase(certificate, today)}
                  onEdit={() => setEdited({ kind, certificate })}
                  onRemoved={saved}
                />
              ))}
            </ul>
            <Button className="mt-3" kind="plain" size="small" onClick={() => setEdited({ kind })}>
              <Plus className="size-5" aria-hidden="true" />
              登録する<span className="sr-only">({certificateKind.label(kind)})</span>
            </Button>
          </section>
        );
      })}
    </div>
  );
}

type PaperProps = RemoveProps & { phase: CertificatePhase; onEdit: () => void };

function Paper({ phase, onEdit, ...removal }: PaperProps) {
  const { kind, certificate_number, issuer, start_date, end_date } = removal.certificate;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Badge tone={phases[phase].tone}>{phases[phase].word}</Badge>
      <span className="figures">
        {formatDate(start_date)}〜{end_date && formatDate(end_date)}
      </span>
      <span className="min-w-0 flex-1">
        {issuer} {certificate_number}
      </span>
      <Button kind="plain" size="small" onClick={onEdit}>
        編集する
        <span className="sr-only">
          ({certificateKind.label(kind)} {certificate_number})
        </span>
      </Button>
      {phase === 'coming' && <RemoveCertificate {...removal} />}
    </li>
  );
}

type RemoveProps = { branch_id: number; certificate: BranchCertificate; onRemoved: () => void };

/** Nothing has come of it yet, so one press is enough; the audit log keeps it. */
function RemoveCertificate({ branch_id, certificate, onRemoved }: RemoveProps) {
  const { send, busy, text } = useAction('headquartersRemoveBranchCertificate');
  async function remove() {
    const outcome = await send({ branch_id, certificate_id: certificate.id, version: certificate.version });
    if (outcome?.kind !== 'ok') return;
    showToast('削除しました');
    onRemoved();
  }
  return (
    <>
      <Button kind="danger" size="small" busy={busy} busyLabel="削除しています" onClick={() => void remove()}>
        削除する<span className="sr-only">({certificate.certificate_number})</span>
      </Button>
      <ErrorNotice text={text} />
    </>
  );
}
