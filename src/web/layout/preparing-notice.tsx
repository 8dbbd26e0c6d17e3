import { useSiteOpen } from '../data/site-open.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

/** A quiet word above every public page until headquarters have opened the company. */
export function PreparingNotice() {
  if (useSiteOpen()) return null;
  return (
    <p role="note" className="border-b border-line bg-cream px-4 py-2.5 text-center text-note lg:px-6">
      <strong>開園準備中です。</strong>
      <wbr />
      ご登録とご予約は、公開までお待ちください。
    </p>
  );
}

/** Shown instead of the registration before opening. */
export function PreparingPage() {
  return (
    <PageColumn>
      <PageHeading lead="ただいま開園の準備をしています。ご登録とご予約は、公開とともに始まります。もうしばらくお待ちください。">
        開園準備中です
      </PageHeading>
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/">トップへ戻る</LinkButton>
        <LinkButton to="/user_inquiries" kind="plain">
          お問い合わせ
        </LinkButton>
      </div>
    </PageColumn>
  );
}
