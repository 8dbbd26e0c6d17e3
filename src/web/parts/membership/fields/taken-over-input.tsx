import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** A registration that was begun before, in this browser and by the same person: said, and emptied with one press. */
export function TakenOverInput({ onClear }: { onClear: () => void }) {
  const [cleared, setCleared] = useState(false);
  return (
    <div className="mb-6">
      {cleared ? (
        <Notice kind="done" live>
          前回の入力を消しました。はじめから入力してください。
        </Notice>
      ) : (
        <Notice
          kind="info"
          title="前回の入力を引き継ぎました"
          action={
            <Button
              kind="plain"
              size="small"
              onClick={() => {
                onClear();
                setCleared(true);
              }}
            >
              前回の入力を消す
            </Button>
          }
        >
          途中だった内容から続けられます。
        </Notice>
      )}
    </div>
  );
}
