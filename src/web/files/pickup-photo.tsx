import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { withSan } from '../../domain/text/called-name.ts';
import { callFunction } from '../data/browser-functions.ts';

/** A person's photo from the private store, or a placeholder of the same size. */
export function PickupPhoto({ file_key, name }: { file_key: string | undefined; name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let here = true;
    setUrl(undefined);
    if (file_key === undefined) return;
    void callFunction('issueFileLink', { file_key }).then((answer) => {
      if (here && answer.kind === 'ok') setUrl(answer.result.url);
    });
    return () => {
      here = false;
    };
  }, [file_key]);
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-cream text-ink-soft">
      {url ? (
        <img src={url} alt={`${withSan(name)}の写真`} width={56} height={56} className="size-14 object-cover" />
      ) : (
        <UserRound className="size-7" aria-hidden="true" />
      )}
    </span>
  );
}
