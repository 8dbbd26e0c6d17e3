import { LogoMark } from '../illustrations/logo.tsx';
import { slowText, useSlow } from './use-slow.ts';

/**
 * SPEC §2, §4: blank while it is not yet known who is here, without header, footer and bar. The mark appears only if that
 * takes long enough to wonder.
 */
export function LoadingScreen() {
  const slow = useSlow(true);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-svh place-items-center px-4 outline-none">
      <div className="after-a-moment text-center [animation-delay:400ms] noscript:hidden" role="status">
        <LogoMark className="breathing mx-auto size-12" />
        <p className="mt-3 text-note text-ink-soft">{slow ? slowText : '読み込んでいます'}</p>
      </div>
      <noscript>
        <p className="max-w-form">
          このページを開くには、JavaScriptが必要です。ブラウザの設定をご確認のうえ、もう一度開いてください。
        </p>
      </noscript>
    </main>
  );
}
