import { Check, Copy, MessageCircle, Share } from 'lucide-react';
import { useState } from 'react';
import { shownDigits } from '../../../domain/family/pickup-pass.ts';
import { withSan } from '../../../domain/membership/called-name.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Notice } from '../../ui/notice.tsx';
import { lineShareAddress, passAddress, passMessage } from './pass-address.ts';

export type SendablePass = { token: string; digits: string; code_word: string };
type SendPassProps = {
  pass: SendablePass;
  person: string;
  stay: { start_datetime: string; end_datetime: string; branch_name: string };
};

/** The link on its way: by LINE, by whatever the phone offers, or copied; and what can be told by telephone. */
export function SendPass({ pass, person, stay }: SendPassProps) {
  const [copied, setCopied] = useState<boolean>();
  const url = passAddress(window.location.origin, pass.token);
  const message = passMessage(stay);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <div className="grid gap-4">
      <p>
        {withSan(person)}
        に、このリンクを送ってください。当日、開いたページを園で見せるだけで、お子さまをお引き渡しします。アプリも登録もいりません。
      </p>
      <div className="grid gap-2">
        <a
          href={lineShareAddress(`${message}\n${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('primary', 'normal', 'w-full')}
        >
          <MessageCircle className="size-5" aria-hidden="true" />
          LINEで送る<span className="sr-only">(新しいタブで開きます)</span>
        </a>
        {'share' in navigator && (
          <Button
            kind="plain"
            className="w-full"
            onClick={() => void navigator.share({ text: message, url }).catch(() => {})}
          >
            <Share className="size-5" aria-hidden="true" />
            ほかの方法で送る
          </Button>
        )}
        <Button kind="plain" className="w-full" onClick={() => void copy()}>
          {copied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />}
          {copied ? 'コピーしました' : 'リンクをコピー'}
        </Button>
        <p role="status" className="sr-only">
          {copied && 'リンクをコピーしました'}
        </p>
        {copied === false && (
          <label className="grid gap-1 text-note">
            リンクを選んでコピーしてください
            <input
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
              className="min-h-11 w-full rounded-md border border-edge bg-white px-3"
            />
          </label>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-3 rounded-lg bg-cream px-4 py-3">
        <div>
          <dt className="text-note text-ink-soft">合言葉(お迎えの方に口頭で)</dt>
          <dd className="text-h3 font-bold">{pass.code_word}</dd>
        </div>
        <div>
          <dt className="text-note text-ink-soft">6桁の番号(当日のみ)</dt>
          <dd className="figures text-h3 font-bold">{shownDigits(pass.digits)}</dd>
        </div>
      </dl>
      <Notice>
        リンクは、その日のお迎えに1回だけ使えます。お迎えの方だけに送ってください。合言葉はリンクのページに出ません。電話などで直接お伝えください。初めてのお迎えでは、身分証もお見せいただきます。
      </Notice>
    </div>
  );
}
