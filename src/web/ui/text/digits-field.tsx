import type { ComponentProps } from 'react';
import { halfWidthDigits } from '../../../domain/text/typed-digits.ts';
import { TextField } from '../field.tsx';

type DigitsFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode' | 'ref'> & {
  value: string;
  onValue: (digits: string) => void;
};

/**
 * A whole number, whatever the keyboard is set to: ３００ becomes 300. The value must not change while an input method is
 * composing, so the conversion waits until composition ends.
 */
export function DigitsField({ value, onValue, ...field }: DigitsFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      value={value}
      onChange={({ target, nativeEvent }) =>
        onValue((nativeEvent as InputEvent).isComposing ? target.value : halfWidthDigits(target.value))
      }
      onCompositionEnd={({ currentTarget }) => onValue(halfWidthDigits(currentTarget.value))}
      onBlur={({ target }) => onValue(halfWidthDigits(target.value))}
    />
  );
}
