import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = { title?: ReactNode; children?: ReactNode; onRetry: () => unknown };

/** Something could not be read: said where it is missing, with the way to try again. */
export function RetryNotice({ title, children, onRetry }: RetryNoticeProps) {
  const again = (
    <Button kind="plain" size="small" onClick={() => void onRetry()}>
      もう一度読み込む
    </Button>
  );
  return (
    <Notice kind="error" live title={title} action={again}>
      {children}
    </Notice>
  );
}
