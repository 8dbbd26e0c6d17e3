import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { serviceName } from '../../../../../domain/codes.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';

type Check = FunctionOk<'headquartersChecklist'>['services'][number];

/** Whether the third parties answered when they were last asked. */
export function ServiceStates({ services, reload }: { services: readonly Check[]; reload: () => Promise<void> }) {
  const { send, busy, text } = useAction('headquartersCheckServices');
  async function press() {
    await send({});
    await reload();
  }
  return (
    <section aria-labelledby="services" className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="services" className="text-lead">
          外部サービス
        </h2>
        <Button kind="plain" size="small" busy={busy} busyLabel="確認しています" onClick={() => void press()}>
          今すぐ確認する
        </Button>
      </div>
      {text && (
        <p role="alert" className="mb-2 text-note text-wrong">
          {text}
        </p>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {serviceName.keys.map((service) => (
          <li key={service} className="rounded-lg border border-line bg-white p-3">
            <ServiceState name={serviceName.label(service)} check={services.find((each) => each.service === service)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceState({ name, check }: { name: string; check: Check | undefined }) {
  return (
    <>
      <p className="font-bold">{name}</p>
      <p className="mt-1">
        {check === undefined ? (
          <Badge tone="no">未確認</Badge>
        ) : check.ok_flag ? (
          <Badge tone="trust">正常</Badge>
        ) : (
          <Badge tone="wrong">異常</Badge>
        )}
      </p>
      {check && (
        <p className="mt-1 text-note text-ink-soft">
          {check.ok_flag || check.failing_since === null
            ? `${formatDateTime(new Date(check.checked_at))} 確認`
            : `${check.problem}(${formatDateTime(new Date(check.failing_since))} から)`}
        </p>
      )}
    </>
  );
}
