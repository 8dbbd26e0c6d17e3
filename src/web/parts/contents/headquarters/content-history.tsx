import { useState } from 'react';
import type { ContentKind } from '../../../../domain/contents/content-kinds.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { differencesOf } from '../../../console/audit/audit-text.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ReadContent } from './form-values.ts';
import { kindText } from './kind-fields.ts';

type ContentHistoryProps = { kind: ContentKind; id: number; read: ReadContent; onRestored: () => Promise<void> };
type StoredVersion = ReadContent['versions'][number];

/** Every version that was saved: who, when, what differs from now, and the way back to it. */
export function ContentHistory({ kind, id, read, onRestored }: ContentHistoryProps) {
  const [chosen, setChosen] = useState<StoredVersion>();
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="text-lead">これまでの版</h2>
      {read.versions.length === 0 ? (
        <p className="mt-2 text-note text-ink-soft">
          まだ保存されていません。保存するたびに、前の内容がここに残ります。
        </p>
      ) : (
        <ol className="mt-2 divide-y divide-line border-y border-line">
          {read.versions.map((each) => (
            <li key={each.version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="figures font-bold">第{each.version}版</span>
              <span className="min-w-0 flex-1 text-note text-ink-soft">
                <span className="figures">{formatDateTimeWeekday(each.created_at)}</span>{' '}
                {each.account_name ?? 'はじめの内容'}
                {each.restored_version !== null && `(第${each.restored_version}版の内容に戻しました)`}
              </span>
              {each.version === read.version ? (
                <span className="inline-flex min-h-11 items-center text-note">いまの内容</span>
              ) : (
                <Button kind="plain" size="small" onClick={() => setChosen(each)}>
                  見る・戻す<span className="sr-only">(第{each.version}版)</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {chosen && (
        <Restore
          kind={kind}
          id={id}
          read={read}
          old={chosen}
          onClose={() => setChosen(undefined)}
          onRestored={onRestored}
        />
      )}
    </section>
  );
}

type RestoreProps = ContentHistoryProps & { old: StoredVersion; onClose: () => void };

function Restore({ kind, id, read, old, onClose, onRestored }: RestoreProps) {
  const differences = differencesOf(kindText[kind].table, old.content, read.content);
  return (
    <AskedAction
      name="headquartersRestoreContent"
      input={{ kind, id, version: read.version, restored_version: old.version }}
      title={`第${old.version}版の内容に戻しますか`}
      yes="この内容に戻す"
      no="戻さない"
      busyLabel="戻しています"
      kind="primary"
      wide
      toast={`第${old.version}版の内容に戻しました`}
      onClose={onClose}
      onDone={() => {
        onClose();
        void onRestored();
      }}
    >
      <p className="text-note text-ink-soft">
        新しい版として保存します。公開しているかどうかは変わりません。いまの内容も、これまでの版に残ります。
      </p>
      {differences.length === 0 ? (
        <p className="mt-3">いまの内容と同じです。</p>
      ) : (
        <dl className="mt-3 grid gap-4">
          {differences.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="font-bold">{field}</dt>
              <dd className="mt-1 grid gap-2 text-note sm:grid-cols-2">
                <p className="max-h-60 overflow-y-auto rounded-md bg-cream p-2 wrap-anywhere whitespace-pre-line">
                  <span className="block text-ink-soft">第{old.version}版</span>
                  {before}
                </p>
                <p className="max-h-60 overflow-y-auto rounded-md border border-line p-2 wrap-anywhere whitespace-pre-line">
                  <span className="block text-ink-soft">いまの内容</span>
                  {after}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AskedAction>
  );
}
