import type { ComponentProps, CompositionEvent, FocusEvent, FormEvent } from 'react';
import { TextField } from '../../ui/field.tsx';
import { useField } from '../schema-form.tsx';

type ConvertedFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'error' | 'ref'> & {
  name: string;
  /** Only where the contract does not name the field. */
  label?: string;
  /** Makes what was typed what is wanted: katakana, half-width digits. Must not change its own result. */
  convert: (text: string) => string;
};

/**
 * A text field that puts right as one types. While an input method composes nothing may be changed, so the conversion
 * waits for the end of the composition, and for leaving the field as the last chance.
 */
export function ConvertedField({ name, label, convert, ...own }: ConvertedFieldProps) {
  const { onChange, onBlur, ...field } = useField(name, label);
  function put(input: HTMLInputElement) {
    const wanted = convert(input.value);
    if (wanted !== input.value) input.value = wanted;
    void onChange({ target: input, type: 'change' });
  }
  return (
    <TextField
      {...field}
      {...own}
      onChange={(event: FormEvent<HTMLInputElement>) => {
        if ((event.nativeEvent as InputEvent).isComposing) return;
        put(event.currentTarget);
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => put(event.currentTarget)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        put(event.currentTarget);
        void onBlur(event);
      }}
    />
  );
}
