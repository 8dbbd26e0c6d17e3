import { QrPicture } from '../../ui/qr-picture.tsx';

/** The QR code an authenticator app reads, and the same as text where no camera can be used. */
export function ScannedSecret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-1 pl-5">
        <li>スマートフォンに認証アプリ(Google Authenticator、Microsoft Authenticatorなど)を入れます。</li>
        <li>アプリで、このQRコードを読み取ります。</li>
        <li>アプリに表示された6桁の数字を入力します。</li>
      </ol>
      <QrPicture text={uri} label="認証アプリで読み取るQRコード" className="mx-auto size-52 border border-line" />
      <details className="text-note">
        <summary className="min-h-11 cursor-pointer py-2.5 text-ink-soft">読み取れないとき(キーを手で入力する)</summary>
        <p className="rounded-md bg-cream px-4 py-3 font-mono break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </details>
    </div>
  );
}
