import { Printer } from 'lucide-react';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';

/** What the page was opened with; the address itself is nowhere stored. */
export type ShownFamilyLink = {
  reserve_id?: number;
  card_due_datetime?: string | null;
  link_url: string;
  link_expires_datetime: string;
  mail_flag: boolean;
};

/** To be scanned from the screen or from the printed sheet. */
export function FamilyLinkCard({ link, name }: { link: ShownFamilyLink; name: string }) {
  return (
    <section
      className="grid max-w-160 gap-5 rounded-lg border border-line bg-white p-5 sm:grid-cols-[13rem_1fr]"
      aria-label="ご家庭の案内"
    >
      <QrPicture
        text={link.link_url}
        label="ご家庭のスマートフォンで読み取るQRコード"
        className="mx-auto size-52 border border-line"
      />
      <div className="grid content-start gap-3">
        <p className="text-lead font-bold">{withSama(name)}のご登録の続き</p>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>スマートフォンでQRコードを読み取ります。</li>
          <li>電話番号の下4桁を入力し、利用規約などに同意します。</li>
          <li>LINEかメールでログインし、カードとご住所を登録します。</li>
        </ol>
        <p className="text-note text-ink-soft">
          <span className="figures">{formatDateTimeWeekday(new Date(link.link_expires_datetime))}</span>
          まで、1回だけ使えます。
          {link.mail_flag && 'メールでも、同じ案内を送りました。'}
        </p>
        <Button kind="plain" size="small" className="w-fit print:hidden" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          印刷する
        </Button>
      </div>
    </section>
  );
}
