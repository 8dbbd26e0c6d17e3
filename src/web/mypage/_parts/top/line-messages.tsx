import { LineButton } from '../../../sign-in/line-button.tsx';

/** Not linked, or our account is not a friend: what it brings, and the one button. */
export function LineMessages() {
  return (
    <section aria-labelledby="line-heading" className="rounded-lg bg-cream px-5 py-5">
      <h2 id="line-heading" className="text-lead">
        LINEでもお知らせします
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-soft">
        予約の確定、園からのお返事、前日のご案内が、LINEに届くようになります。
      </p>
      <LineButton purpose="notification">LINEで受け取る</LineButton>
    </section>
  );
}
