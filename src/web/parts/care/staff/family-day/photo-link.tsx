import { useState } from 'react';
import { useAction } from '../../../../data/use-action.ts';

/** A private picture, by an address made for anyone who looks, for some minutes. */
export function PhotoLink({ file_key }: { file_key: string }) {
  const [url, setUrl] = useState<string>();
  const { send, busy, text } = useAction('issueFileLink');
  async function show() {
    const answer = await send({ file_key });
    if (answer?.kind === 'ok') setUrl(answer.result.url);
  }
  if (url) {
    return <img src={url} alt="お子さまの写真" className="mt-1 block max-h-60 w-auto rounded-md bg-cream" />;
  }
  return (
    <>
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() => void show()}
        className="ml-2 min-h-11 font-bold text-action underline underline-offset-4"
      >
        写真を見る
      </button>
      {text && <span className="ml-2 text-wrong">{text}</span>}
    </>
  );
}
