import { Delete } from 'lucide-react';
import { useState } from 'react';
import { halfWidthDigits } from '../../../../../domain/text/typed-digits.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';

const length = 6;
const keyLook =
  'figures flex min-h-14 items-center justify-center rounded-lg border border-edge bg-white text-h3 font-bold hover:bg-cream active:bg-sand';

/** The six figures under the code, by finger or by keyboard; what was typed stays when it was wrong. */
export function DigitsPad({ busy, onFull }: { busy: boolean; onFull: (digits: string) => void }) {
  const [typed, setTyped] = useState('');
  const set = (text: string) => setTyped(halfWidthDigits(text).replaceAll(/\D/g, '').slice(0, length));
  return (
    <HandForm className="grid gap-3" onSend={() => typed.length === length && !busy && onFull(typed)}>
      <label className="grid gap-1">
        <span className="font-bold">6桁の番号</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => set(event.target.value)}
          className="figures min-h-14 w-full rounded-md border border-edge bg-white px-3 text-center text-h2 font-bold tracking-[0.3em]"
        />
      </label>
      <div className="grid grid-cols-3 gap-2">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <button key={digit} type="button" className={keyLook} onClick={() => set(typed + digit)}>
            {digit}
          </button>
        ))}
        <span />
        <button type="button" className={keyLook} onClick={() => set(`${typed}0`)}>
          0
        </button>
        <button
          type="button"
          aria-label="1文字消す"
          className={`${keyLook} border-transparent bg-transparent`}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Delete className="size-6" aria-hidden="true" />
        </button>
      </div>
      <Button type="submit" busy={busy} busyLabel="確認しています" disabled={typed.length < length}>
        番号で確認する
      </Button>
    </HandForm>
  );
}
