/** The address a page of src/web stands at, or the area whose pages use a part of it: parts of tickets in My Page belong to `/mypage/tickets`. */
function addressOf(file: string): string | null {
  const [, path] = /^src\/web\/(.+)\.tsx?$/.exec(file) ?? [];
  if (path === undefined) return null;
  const steps = path.split('/').filter((step) => step !== '_parts' && step !== 'public');
  const known = path.includes('_parts/') ? steps.slice(0, -1) : steps;
  const number = known.findIndex((step) => step.startsWith('$'));
  const fixed = number < 0 ? known : known.slice(0, number);
  return fixed.length === 0 ? null : `/${fixed.join('/')}`;
}

/** Browser specs a change touches: those that changed, and those that open the address of a changed page. */
export function touchedSpecs(changed: readonly string[], specs: ReadonlyMap<string, string>): string[] {
  const addresses = changed.map(addressOf).filter((address) => address !== null);
  const opens = (text: string) =>
    addresses.some((address) => new RegExp(`['"\`]${address.replaceAll(/[.+*?()[\]]/g, '\\$&')}['"\`/?#]`).test(text));
  return [...specs].filter(([file, text]) => changed.includes(file) || opens(text)).map(([file]) => file);
}
