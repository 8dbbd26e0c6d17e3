import { FieldError } from '../../../ui/field.tsx';
import { chosenTemperature } from './morning-values.ts';

type TemperaturePadProps = {
  name: string;
  degrees: number;
  tenths: number | null;
  error: string | undefined;
  onChange: (value: { degrees: number; tenths: number | null }) => void;
};

const wholeDegrees = [35, 36, 37, 38, 39];
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A temperature in two presses, without a keyboard: the degrees (mostly 36) and the tenths. */
export function TemperaturePad({ name, degrees, tenths, error, onChange }: TemperaturePadProps) {
  const value = chosenTemperature({ degrees, tenths });
  return (
    <fieldset aria-describedby={error ? `${name}-temperature-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between font-bold">
        けさの体温
        <output className="figures text-h2">{value === null ? `${degrees}.–` : value.toFixed(1)}℃</output>
      </legend>
      <div className="grid grid-cols-5 gap-1.5">
        {wholeDegrees.map((each) => (
          <Key key={each} pressed={each === degrees} onPress={() => onChange({ degrees: each, tenths })}>
            {`${each}℃`}
          </Key>
        ))}
      </div>
      <div className="mt-1.5 grid grid-cols-5 gap-1.5">
        {digits.map((each) => (
          <Key key={each} pressed={each === tenths} onPress={() => onChange({ degrees, tenths: each })}>
            {`.${each}`}
          </Key>
        ))}
      </div>
      {error && <FieldError id={`${name}-temperature-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Key({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="figures min-h-12 rounded-md border border-edge bg-white font-bold hover:bg-cream aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action aria-pressed:shadow-[inset_0_0_0_1px_var(--color-action)] forced-colors:aria-pressed:border-4"
    >
      {children}
    </button>
  );
}
