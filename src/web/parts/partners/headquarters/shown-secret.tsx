import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFailedToast, showToast } from '../../../ui/toast.tsx';

/** The one time a key is seen. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      showToast('キーをコピーしました');
    } catch {
      showFailedToast('コピーできませんでした。選んでコピーしてください');
    }
  }
  return (
    <Dialog
      title="キーを発行しました"
      isOpen
      onClose={onClose}
      actions={<Button onClick={() => void copy()}>コピーする</Button>}
    >
      <p>この画面を閉じると、もう表示できません。提携先のご担当の方に、安全な方法で渡してください。</p>
      <p className="mt-3 rounded-md bg-cream p-3 break-all select-all">
        <code>{secret}</code>
      </p>
    </Dialog>
  );
}
