import { withSan } from '../../domain/text/called-name.ts';
import { formatTel } from '../../domain/text/contact-format.ts';

/** A number to tap, high enough for a thumb without pushing the lines apart. */
export function TelLink({ tel, name }: { tel: string; name: string }) {
  return (
    <a
      href={`tel:${tel}`}
      className="text-link figures text-[1rem] -my-2.5 ml-1 inline-flex min-h-11 items-center px-1 whitespace-nowrap"
    >
      <span className="sr-only">{withSan(name)}に電話 </span>
      {formatTel(tel)}
    </a>
  );
}
