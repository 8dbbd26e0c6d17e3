import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatDate, formatDateTime } from '../../../../domain/time-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

export type ListedPartnerKey = FunctionOk<'headquartersReadPartnerKeys'>['keys'][number];
type KeyCardProps = { of: ListedPartnerKey; onRotate: () => void; onEnd: () => void };

const scopesOf = (key: ListedPartnerKey): string =>
  [key.places_flag && '園を読む', key.availability_flag && '空きを読む', key.refer_flag && 'ご案内する']
    .filter((scope) => scope !== false)
    .join('・');

/** One partner: whom to call, what it may, when it last did, and the two things to do about it. */
export function KeyCard({ of: key, onRotate, onEnd }: KeyCardProps) {
  const ended = key.ended_at !== null;
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lead">{key.name}</h2>
        <code className="text-note text-ink-soft">…{key.last_four}</code>
        {ended && <Badge tone="no">停止 {formatDateTime(key.ended_at ?? '')}</Badge>}
      </div>
      <p className="text-note break-words">
        {key.contact_name}({key.contact_email})
      </p>
      <p className="text-note">
        {scopesOf(key)} · {key.branch_names?.join('、') ?? 'すべての園'} · 1分間に{key.calls_per_minute}回
        {key.addresses.length > 0 && ` · ${key.addresses.join('、')}から`}
      </p>
      <p className="figures text-note text-ink-soft">
        {formatDate(key.expiry_date)}まで · 発行 {formatDateTime(key.created_at)}({key.account_name}) · 最後の利用{' '}
        {key.last_called_at ? formatDateTime(key.last_called_at) : 'なし'}
        {key.previous_until && ` · 前のキーは${formatDateTime(key.previous_until)}まで`}
      </p>
      <Calls of={key} />
      {!ended && (
        <div className="flex flex-wrap gap-2">
          <Button kind="plain" size="small" onClick={onRotate}>
            交換する<span className="sr-only">({key.name})</span>
          </Button>
          <Button kind="danger" size="small" onClick={onEnd}>
            止める<span className="sr-only">({key.name})</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function Calls({ of: { calls } }: { of: ListedPartnerKey }) {
  if (calls.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-note font-bold">30日間の利用</summary>
      <ul className="figures text-note">
        {calls.map(({ date, operation, calls: times }) => (
          <li key={`${date} ${operation}`}>
            {formatDate(date)} {operation} {times}回
          </li>
        ))}
      </ul>
    </details>
  );
}
