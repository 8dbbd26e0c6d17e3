import type { ComponentProps } from 'react';
import { ConvertedField } from './converted-field.tsx';
import { digitsOf } from './typed-text.ts';

type TelFieldProps = Pick<
  ComponentProps<typeof ConvertedField>,
  'name' | 'label' | 'hint' | 'required' | 'autoComplete'
>;

/** Hyphens, spaces and full-width digits may be typed or pasted; the digits stay. */
export function TelField(props: TelFieldProps) {
  return (
    <ConvertedField
      {...props}
      convert={(text) => digitsOf(text, 11)}
      type="tel"
      inputMode="numeric"
      placeholder="09012345678"
    />
  );
}
