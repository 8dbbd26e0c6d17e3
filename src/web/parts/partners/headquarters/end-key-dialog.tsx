import { AskedAction } from '../../../console/edit/asked-action.tsx';
import type { ListedPartnerKey } from './key-card.tsx';

type EndKeyDialogProps = { of: ListedPartnerKey; onClose: () => void; onEnded: () => Promise<void> };

export function EndKeyDialog({ of: { partner_key_id, version, name }, onClose, onEnded }: EndKeyDialogProps) {
  const ended = () => {
    onClose();
    void onEnded();
  };
  return (
    <AskedAction
      name="headquartersEndPartnerKey"
      input={{ partner_key_id, version }}
      title={`${name}のキーを止めますか`}
      yes="止める"
      busyLabel="止めています"
      toast="キーを止めました"
      onClose={onClose}
      onDone={ended}
      onChanged={ended}
    >
      <p>次の呼び出しから使えません。元には戻せません。</p>
    </AskedAction>
  );
}
