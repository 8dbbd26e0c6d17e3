import { useNavigate } from 'react-router';
import { session } from '../../../session/browser-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** The account was disabled while signed in. */
export function StaffClosed() {
  const navigate = useNavigate();
  return (
    <StaffFrame>
      <div className="mx-auto grid max-w-form gap-5 px-4 py-8">
        <h1 className="text-h2">このアカウントは使えません</h1>
        <Notice kind="warning">停止されたアカウントです。園長または本部に確認してください。</Notice>
        <Button
          kind="plain"
          onClick={() =>
            void session()
              .signOut()
              .then(() => navigate('/staff/login'))
          }
        >
          ログアウト
        </Button>
      </div>
    </StaffFrame>
  );
}
