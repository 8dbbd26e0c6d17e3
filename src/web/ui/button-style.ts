export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small' | 'large' | 'row';

const base =
  'phrases relative inline-flex items-center justify-center gap-2 text-center font-bold leading-snug no-underline ' +
  'rounded-md border transition-colors duration-150 aria-disabled:cursor-not-allowed touch-manipulation select-none ' +
  'forced-colors:border-[ButtonText]';

const kinds: Record<ButtonKind, string> = {
  primary:
    'border-action bg-action text-white hover:border-action-deep hover:bg-action-deep active:bg-action-deep ' +
    'aria-disabled:border-no aria-disabled:bg-no aria-busy:border-action-deep! aria-busy:bg-action-deep!',
  plain:
    'border-edge bg-white text-ink hover:bg-cream hover:border-ink-soft active:bg-sand ' +
    'aria-disabled:border-line aria-disabled:bg-no-soft aria-disabled:text-no',
  quiet:
    'border-transparent bg-transparent text-action underline underline-offset-4 decoration-1 hover:bg-action-soft ' +
    'hover:text-action-deep aria-disabled:text-no aria-disabled:no-underline',
  danger:
    'border-wrong bg-white text-wrong hover:bg-wrong-soft active:bg-wrong-soft ' +
    'aria-disabled:border-line aria-disabled:text-no',
};

const sizes: Record<ButtonSize, string> = {
  // Lower than a thumb, so that rows stay rows; what is pressed is not.
  row: "min-h-[2.125rem] px-3 py-0.5 text-note after:absolute after:inset-x-0 after:-inset-y-[5px] after:content-['']",
  small: 'min-h-11 px-4 py-2 text-note',
  normal: 'min-h-12 px-6 py-2.5 text-body',
  large: 'min-h-14 px-8 py-3 text-lead',
};

/** The one look of buttons, shared by Button (does something) and LinkButton (goes somewhere). */
export function buttonStyle(kind: ButtonKind = 'primary', size: ButtonSize = 'normal', className = ''): string {
  return `${base} ${kinds[kind]} ${sizes[size]} ${className}`;
}
