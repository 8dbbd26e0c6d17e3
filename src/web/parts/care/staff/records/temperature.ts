/** What was typed as a temperature: full width, comma and ℃ are read too; undefined for nothing, null for no temperature. */
export function temperatureOf(typed: string): number | null | undefined {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s度°C]/gi, '')
    .replace(/[,、。・]/, '.');
  if (text === '') return undefined;
  // 368 is 36.8 typed in a hurry.
  const read = /^\d{3}$/.test(text) ? Number(text) / 10 : /^\d{2}(\.\d)?$/.test(text) ? Number(text) : Number.NaN;
  return read >= 30 && read <= 45 ? read : null;
}

export const temperatureText = (temperature: number | null): string => temperature?.toFixed(1) ?? '';
