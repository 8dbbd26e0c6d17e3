import { Check, Copy, MessageCircle, Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { lineShareAddress } from './pass-address.ts';

/** A link on its way: by LINE, by whatever the phone offers, or copied. */
export function ShareLink({ url, message }: { url: string; message: string }) {
  const [copied, setCopied] = useState<boolean>();
  const Icon = copied ? Check : Copy;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <div className="grid gap-2">
      <a
        href={lineShareAddress(`${message}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('primary', 'normal', 'w-full')}
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
        <Icon className="size-5" aria-hidden="true" />
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
  );
}
