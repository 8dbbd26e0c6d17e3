import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown once: on paper they help when the telephone is lost. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="grid gap-4">
      <Notice kind="warning">
        このコードは、いまだけ表示します。紙に控えるか、パスワードの管理アプリに保存してください。スマートフォンをなくしたときに、1つにつき1回だけ使えます。
      </Notice>
      <ul
        aria-label="復旧コード"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border border-line bg-white px-5 py-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        kind="plain"
        size="small"
        onClick={() =>
          void navigator.clipboard.writeText(codes.join('\n')).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Copy className="size-4.5" aria-hidden="true" />
        コピーする
      </Button>
      <p role="status" className="text-note text-ink-soft empty:hidden">
        {copied === true && 'コピーしました。'}
        {copied === false && 'コピーできませんでした。書き写してください。'}
      </p>
    </div>
  );
}
