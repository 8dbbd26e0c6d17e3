import { useSearchParams } from 'react-router';
import { Notice } from '../ui/notice.tsx';

/** LINE could not even be asked: /auth/line/start leads back to the page of the button with `line_error`. */
export function LineErrorNotice() {
  const [search] = useSearchParams();
  if (!search.has('line_error')) return null;
  return (
    <div className="mb-6">
      <Notice kind="warning" title="いまLINEに接続できません">
        少し時間をおいてもう一度試すか、メールアドレスでお進みください。
      </Notice>
    </div>
  );
}
