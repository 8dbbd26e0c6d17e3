import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'warning' | 'error' | 'done';

const looks: Record<NoticeKind, { box: string; icon: typeof Info; tone: string; word: string }> = {
  info: { box: 'border-line bg-cream', icon: Info, tone: 'text-ink-soft', word: 'お知らせ' },
  warning: { box: 'border-ask/40 bg-ask-soft', icon: TriangleAlert, tone: 'text-ask', word: 'ご注意' },
  error: { box: 'border-wrong/40 bg-wrong-soft', icon: CircleAlert, tone: 'text-wrong', word: 'エラー' },
  done: { box: 'border-trust/40 bg-trust-soft', icon: CircleCheck, tone: 'text-trust', word: '完了' },
};

type NoticeProps = {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it: a link or button. */
  action?: ReactNode;
  /** Appeared by what the person did just now: read it out. */
  live?: boolean;
};

/** A word from us, where it belongs. Errors say what to do next. */
export function Notice({ kind = 'info', title, children, action, live = false }: NoticeProps) {
  const { box, icon: Icon, tone, word } = looks[kind];
  return (
    <div
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={`flex gap-3 rounded-md border px-4 py-3.5 ${box}`}
    >
      <Icon className={`mt-0.5 size-5.5 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{word}: </span>
        {title && <p className="phrases leading-normal font-bold">{title}</p>}
        {children && <div className={`text-note text-ink ${title ? 'mt-1' : ''}`}>{children}</div>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  );
}

/** What went wrong with the last press, if anything did. */
export function ErrorNotice({ text, className }: { text: ReactNode; className?: string }) {
  if (!text) return null;
  const notice = (
    <Notice kind="error" live>
      {text}
    </Notice>
  );
  return className ? <div className={className}>{notice}</div> : notice;
}
