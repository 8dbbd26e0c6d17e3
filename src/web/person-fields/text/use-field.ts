import { useFormContext } from 'react-hook-form';

/** A field of the surrounding form (FormProvider): `<TextField label="…" {...useField('name')} />`. */
export function useField(name: string) {
  const { register, getFieldState, formState } = useFormContext();
  return { ...register(name), error: getFieldState(name, formState).error?.message };
}
