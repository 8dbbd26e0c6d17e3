import { useState } from 'react';
import { usualTemperatures } from '../../../../domain/care/morning/as-usual.ts';
import { FieldError } from '../../../ui/field.tsx';

type TemperaturePadProps = {
  name: string;
  fever_temperature: number;
  value: number | null;
  error: string | undefined;
  onChange: (temperature: number) => void;
};

const wholeDegrees = [34, 35, 36, 37, 38, 39, 40, 41];
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A temperature without a keyboard: one press for those of most mornings, two for every other. */
export function TemperaturePad({ name, fever_temperature, value, error, onChange }: TemperaturePadProps) {
  const usual = usualTemperatures({ fever_temperature });
  const [other, setOther] = useState(value !== null && !usual.includes(value));
  const [degrees, setDegrees] = useState(value === null ? null : Math.floor(value));
  const tenths = value === null ? null : Math.round(value * 10) % 10;
  return (
    <fieldset aria-describedby={error ? `${name}-temperature-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between font-bold">
        けさの体温
        <output className="figures text-h3">{value === null ? '' : `${value.toFixed(1)}℃`}</output>
      </legend>
      {other ? (
        <>
          <div className="grid grid-cols-4 gap-1.5">
            {wholeDegrees.map((each) => (
              <Key key={each} pressed={each === degrees} onPress={() => setDegrees(each)}>
                {`${each}℃`}
              </Key>
            ))}
          </div>
          <div className="mt-1.5 grid grid-cols-5 gap-1.5">
            {digits.map((each) => (
              <Key
                key={each}
                pressed={each === tenths && degrees !== null}
                onPress={() => degrees !== null && onChange((degrees * 10 + each) / 10)}
              >
                {`.${each}`}
              </Key>
            ))}
          </div>
        </>
      ) : (
        <div className="grid grid-cols-5 gap-1.5">
          {usual.map((each) => (
            <Key key={each} pressed={each === value} onPress={() => onChange(each)}>
              {each.toFixed(1)}
            </Key>
          ))}
        </div>
      )}
      {!other && (
        <button
          type="button"
          className="text-link inline-flex min-h-11 items-center text-note"
          onClick={() => setOther(true)}
        >
          ほかの体温
        </button>
      )}
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
