import { Delete } from 'lucide-react';

const look =
  'figures flex min-h-16 items-center justify-center rounded-lg border border-edge bg-white text-h3 font-bold hover:bg-cream active:bg-sand';

/** Ten digits under the finger, and one that takes the last back. */
export function KeyPad({ onDigit, onErase }: { onDigit: (digit: string) => void; onErase: () => void }) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={look} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <div className="grid grid-cols-3 gap-2.5">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(key)}
      <span />
      {key('0')}
      <button
        type="button"
        aria-label="1文字消す"
        className={`${look} border-transparent bg-transparent`}
        onClick={onErase}
      >
        <Delete className="size-6" aria-hidden="true" />
      </button>
    </div>
  );
}
