/** The address a page of src/web stands at, or the area whose pages a part in `_parts` belongs to. */
function addressOf(file: string): string | null {
  const [, path] = /^src\/web\/(?!parts\/)(.+)\.tsx?$/.exec(file) ?? [];
  if (path === undefined) return null;
  const steps = path.split('/').filter((step) => step !== '_parts' && step !== 'public');
  const known = path.includes('_parts/') ? steps.slice(0, -1) : steps;
  const number = known.findIndex((step) => step.startsWith('$'));
  const fixed = number < 0 ? known : known.slice(0, number);
  return fixed.length === 0 ? null : `/${fixed.join('/')}`;
}

/** Where the specs of a subject stand whose parts are changed. */
function specsOf(file: string): string | null {
  const [, subject] = /^src\/web\/parts\/(\w+)\//.exec(file) ?? [];
  return subject === undefined ? null : `e2e/specs/${subject}/`;
}

/** Browser specs a change touches: those that changed, those that open the address of a changed page, and those of a changed part's subject. */
export function touchedSpecs(changed: readonly string[], specs: ReadonlyMap<string, string>): string[] {
  const subjects = changed.map(specsOf).filter((folder) => folder !== null);
  const addresses = changed.map(addressOf).filter((address) => address !== null);
  const opens = (text: string) =>
    addresses.some((address) => new RegExp(`['"\`]${address.replaceAll(/[.+*?()[\]]/g, '\\$&')}['"\`/?#]`).test(text));
  const isOfSubject = (file: string) => subjects.some((folder) => file.startsWith(folder));
  return [...specs]
    .filter(([file, text]) => changed.includes(file) || isOfSubject(file) || opens(text))
    .map(([file]) => file);
}
