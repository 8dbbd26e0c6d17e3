import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorNotice } from '../../ui/notice.tsx';
import { KeyPad } from './key-pad.tsx';

type PinPadProps = {
  digits: number;
  busy: boolean;
  problem: string | undefined;
  /** Called with the last digit: no further touch is needed. */
  onFull: (pin: string) => void;
};

/** Digits by finger or by keyboard. What was typed is counted in dots and never shown. */
export function PinPad({ digits, busy, problem, onFull }: PinPadProps) {
  const [typed, setTyped] = useState('');
  function press(digit: string) {
    if (busy || typed.length >= digits) return;
    const next = typed + digit;
    if (next.length < digits) return setTyped(next);
    setTyped('');
    onFull(next);
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="mx-auto w-full max-w-xs">
      <p
        role="status"
        aria-label={busy ? '確認しています' : `${digits}桁のうち${typed.length}桁を入力しました`}
        className="flex h-10 items-center justify-center gap-4"
      >
        {Array.from({ length: digits }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            key={place}
            className={`size-4 rounded-full border-2 border-ink ${busy || place < typed.length ? 'bg-ink' : ''}`}
          />
        ))}
      </p>
      <div className="mt-2 min-h-16">
        <ErrorNotice text={problem} />
      </div>
      <div className="mt-3">
        <KeyPad onDigit={press} onErase={() => setTyped(typed.slice(0, -1))} />
      </div>
    </div>
  );
}
