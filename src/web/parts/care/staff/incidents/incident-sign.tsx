import { formatDateTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { Incident } from './incident-text.ts';

/** A manager's signature closes the report; from then on it is only added to. */
export function IncidentSign({ incident, onSigned }: { incident: Incident; onSigned: () => void }) {
  const { manager } = useStaff();
  const { send, busy, text } = useAction('staffSignIncident');
  if (incident.signed_at !== null) {
    return (
      <Notice kind="done" title="園長が確認しました">
        <span className="figures">{formatDateTime(incident.signed_at)}</span>{' '}
        {incident.signed_account?.name ?? '退職者'}
        。内容は変えられません。必要なことは「追記」に書きます。
      </Notice>
    );
  }
  async function sign() {
    const result = await send({ incident_id: incident.id, version: incident.version });
    if (result?.kind !== 'ok') return;
    showToast('報告書を確認しました');
    onSigned();
  }
  return (
    <div className="off-paper grid gap-3 rounded-lg border border-line bg-cream p-4">
      <p className="font-bold">園長の確認待ち</p>
      <p className="text-note">
        {manager
          ? '確認すると、内容は変えられなくなります。保護者に伝えたことも確かめてください。'
          : '園長に、この報告書を見てもらってください。確認のときはパスワードを使います。'}
      </p>
      <ErrorNotice text={text} />
      <Button busy={busy} busyLabel="確認しています" className="justify-self-start" onClick={() => void sign()}>
        園長として確認する
      </Button>
    </div>
  );
}
