import { LogoMark } from '../illustrations/logo.tsx';

/** SPEC §2, §4: blank while it is not yet known who is here. The mark appears only if that takes long enough to wonder. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-height))] place-items-center" role="status">
      <div className="after-a-moment text-center">
        <LogoMark className="breathing mx-auto size-12" />
        <p className="mt-3 text-note text-ink-soft">読み込んでいます</p>
      </div>
    </div>
  );
}
