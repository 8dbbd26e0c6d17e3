import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { serviceName } from '../../../../../domain/codes.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';

type Quota = FunctionOk<'headquartersChecklist'>['line_quota'];
type Check = FunctionOk<'headquartersChecklist'>['services'][number];

type ServiceStatesProps = { services: readonly Check[]; quota: Quota; reload: () => Promise<void> };

/** Whether the third parties answered when they were last asked. */
export function ServiceStates({ services, quota, reload }: ServiceStatesProps) {
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
      {quota && <LineQuotaLine quota={quota} />}
    </section>
  );
}

/** How much of the month's LINE messages is used, and what goes by mail instead. */
function LineQuotaLine({ quota: { limit_number, used_number, short_at } }: { quota: NonNullable<Quota> }) {
  const counted = (number: number) => `${number.toLocaleString('en')}通`;
  return (
    <p className="mt-3 text-note">
      <span className="font-bold">今月のLINEのメッセージ</span>{' '}
      <span className="figures">
        {limit_number === null
          ? `${counted(used_number)}(上限なし)`
          : `${counted(limit_number)}のうち${counted(used_number)}`}
      </span>
      {short_at !== null && (
        <span className="block text-wrong">
          {formatDateTime(new Date(short_at))}から、当日のご連絡だけをLINEで送っています。ほかはメールで届きます。
        </span>
      )}
    </p>
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
