import { useLayoutEffect, useRef } from 'react';
import { tokyoDateOf } from '../../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { MessagePhoto, type MessagePhotoFile } from './message-photo.tsx';

export type ShownMessage = {
  readonly id: number;
  readonly body: string;
  readonly created_at: string;
  readonly photos: readonly { readonly id: number; readonly file: MessagePhotoFile | null }[];
  /** Of the viewer's own side: shown on the right. */
  readonly own: boolean;
  /** Who wrote; nothing for one's own words. */
  readonly writer: string | null;
};

type MessageListProps = {
  label: string;
  /** The oldest first. */
  messages: readonly ShownMessage[];
  /** The other side has read as far as this. */
  readUntil: number;
  onEarlier: (() => void) | undefined;
  empty: string;
};

/** A conversation, newest at the bottom, in its own scroll area: incoming messages never move the input below. */
export function MessageList({ label, messages, readUntil, onEarlier, empty }: MessageListProps) {
  const place = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the newest whenever there is a newer one
  useLayoutEffect(() => {
    place.current?.scrollTo({ top: place.current.scrollHeight });
  }, [newest]);
  const lastRead = messages.findLast(({ id, own }) => own && id <= readUntil)?.id;
  return (
    <section
      ref={place}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard must be able to scroll it
      tabIndex={0}
      className="flex h-[min(56dvh,38rem)] min-h-72 flex-col overflow-y-auto rounded-lg border border-line bg-white px-3 py-4 sm:px-5"
    >
      {onEarlier && (
        <Button kind="quiet" size="small" className="mx-auto shrink-0" onClick={onEarlier}>
          前のメッセージを見る
        </Button>
      )}
      {messages.length === 0 && <p className="m-auto max-w-72 text-center text-note text-ink-soft">{empty}</p>}
      <ol className="mt-auto grid gap-3" aria-live="polite">
        {messages.map((message, position) => (
          <li key={message.id}>
            <DayLine at={message.created_at} before={messages[position - 1]?.created_at} />
            <Bubble message={message} read={message.id === lastRead} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DayLine({ at, before }: { at: string; before: string | undefined }) {
  const day = tokyoDateOf(at);
  if (before !== undefined && tokyoDateOf(before) === day) return null;
  return <p className="figures my-2 text-center text-note text-ink-soft">{formatMonthDay(day)}</p>;
}

function Bubble({ message, read }: { message: ShownMessage; read: boolean }) {
  const { own, writer, body, photos, created_at } = message;
  return (
    <article className={`flex flex-col ${own ? 'items-end' : 'items-start'}`}>
      {writer && <p className="mb-0.5 px-1 text-note text-ink-soft">{writer}</p>}
      {body !== '' && (
        <p
          className={`max-w-[85%] rounded-lg px-4 py-2.5 whitespace-pre-line wrap-anywhere sm:max-w-[75%] ${
            own ? 'rounded-br-sm bg-action-soft' : 'rounded-bl-sm border border-line bg-cream'
          }`}
        >
          {own && <span className="sr-only">自分: </span>}
          {body}
        </p>
      )}
      {photos.length > 0 && (
        <div className={`mt-1 grid w-full max-w-[85%] gap-1 sm:max-w-[75%] ${own ? 'justify-items-end' : ''}`}>
          {photos.map(
            ({ id, file }, index) => file && <MessagePhoto key={id} file={file} label={`写真${index + 1}`} />,
          )}
        </div>
      )}
      <p className="figures mt-0.5 px-1 text-note text-ink-soft">
        {formatTime(created_at)}
        {read && <span className="ml-1.5 font-bold">既読</span>}
      </p>
    </article>
  );
}
