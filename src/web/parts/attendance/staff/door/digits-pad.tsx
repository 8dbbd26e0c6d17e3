import { useState } from 'react';
import { halfWidthDigits } from '../../../../../domain/text/typed-digits.ts';
import { KeyPad } from '../../../../console/tablet/key-pad.tsx';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';

const length = 6;

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
      <KeyPad onDigit={(digit) => set(typed + digit)} onErase={() => setTyped(typed.slice(0, -1))} />
      <Button type="submit" busy={busy} busyLabel="確認しています" disabled={typed.length < length}>
        番号で確認する
      </Button>
    </HandForm>
  );
}
