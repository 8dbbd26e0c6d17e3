import { QrCode } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.tsx';

/** On My Page, for the next or current stay: someone else picks up. */
export function PassCard({ reserve_id }: { reserve_id: number | undefined }) {
  if (reserve_id === undefined) return null;
  return (
    <section
      aria-labelledby="pass-card-heading"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-white px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="pass-card-heading" className="text-body font-bold">
          お迎えを頼むとき
        </h2>
        <p className="text-note text-ink-soft">お迎えの方に、QRコードの「お迎えパス」を送れます。</p>
      </div>
      <LinkButton to={`/mypage/reserves/${reserve_id}#passes`} kind="plain" size="small">
        <QrCode className="size-4.5" aria-hidden="true" />
        お迎えパス
      </LinkButton>
    </section>
  );
}
