import { screens } from '../../contract/screen-errors.ts';
import { Notice } from '../ui/notice.tsx';

/** In a separate file, so that read-only pages fetch it only when it is needed. */
export function ServiceDownText() {
  return (
    <div className="no-print mx-auto w-full max-w-page px-4 pt-4 lg:px-6">
      <Notice kind="warning" live>
        {screens.paused}
      </Notice>
    </div>
  );
}
