import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentKind } from '../../../../domain/contents/content-kinds.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { contentPath, kindText } from './kind-fields.ts';

/** For a draft never published, or an empty category. */
export function RemoveContent({ kind, id, version }: { kind: ContentKind; id: number; version: number }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        削除する
      </Button>
      {asking && (
        <AskedAction
          name="headquartersRemoveContent"
          input={{ kind, id, version }}
          title={`この${kindText[kind].one}を削除しますか`}
          yes="削除する"
          no="削除しない"
          busyLabel="削除しています"
          toast="削除しました"
          onClose={() => setAsking(false)}
          onDone={() => void navigate(contentPath(kind), { replace: true })}
        >
          <p>削除すると、元に戻せません。</p>
        </AskedAction>
      )}
    </>
  );
}
