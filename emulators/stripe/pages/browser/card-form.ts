import type { Appearance } from './appearance.ts';
import { sheetFor } from './appearance.ts';
import { brandOf, checkCvc, checkExpiry, checkNumber, digitsOf, formatExpiry, formatNumber } from './card-input.ts';
import { FIELD_ERRORS, LABELS, PLACEHOLDERS } from './texts.ts';

type FieldName = 'number' | 'expiry' | 'cvc';

export interface CardForm {
  host: HTMLElement;
  state(): { empty: boolean; complete: boolean; brand: string };
  /** Shows what is wrong and returns the first error; null when the card can be sent. */
  validate(): { code: string; message: string } | null;
  values(): { number: string; exp_month: string; exp_year: string; cvc: string };
  setAppearance(appearance: Appearance | undefined): void;
  focus(): void;
  blur(): void;
  clear(): void;
}

interface Field {
  input: HTMLInputElement;
  error: HTMLElement;
}

const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };
const FIELDS: FieldName[] = ['number', 'expiry', 'cvc'];
let forms = 0;

function createField(root: HTMLElement, name: FieldName, prefix: string): Field {
  const field = document.createElement('div');
  field.className = `field ${name}`;
  const label = document.createElement('label');
  label.htmlFor = `${prefix}-${name}`;
  label.textContent = LABELS[name];
  const box = document.createElement('div');
  box.className = 'box';
  const input = document.createElement('input');
  input.id = `${prefix}-${name}`;
  input.name = name;
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = AUTOCOMPLETE[name] as AutoFill;
  input.placeholder = PLACEHOLDERS[name];
  input.setAttribute('aria-required', 'true');
  input.setAttribute('aria-describedby', `${prefix}-${name}-error`);
  const error = document.createElement('p');
  error.id = `${prefix}-${name}-error`;
  error.className = 'error';
  error.setAttribute('role', 'alert');
  box.append(input);
  field.append(label, box, error);
  root.append(field);
  return { input, error };
}

/** Keeps the caret behind the same digit after the text was reformatted. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const atEnd = input.selectionStart === input.value.length;
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = format(input.value);
  if (atEnd) return;
  let position = 0;
  for (let seen = 0; position < input.value.length && seen < before; position += 1) {
    if (/\d/.test(input.value.charAt(position))) seen += 1;
  }
  input.setSelectionRange(position, position);
}

/** The values live in these inputs alone; they leave the page only in the request to the emulator. */
export function createCardForm(
  appearance: Appearance | undefined,
  onChange: (event: 'change' | 'focus' | 'blur') => void,
): CardForm {
  forms += 1;
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetFor(appearance)];
  const root = document.createElement('div');
  root.className = 'form';
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', LABELS.form);
  shadow.append(root);
  const fields = {
    number: createField(root, 'number', `card-${forms}`),
    expiry: createField(root, 'expiry', `card-${forms}`),
    cvc: createField(root, 'cvc', `card-${forms}`),
  };
  const badge = document.createElement('span');
  badge.className = 'brand';
  fields.number.input.after(badge);

  const brand = () => brandOf(digitsOf(fields.number.input.value));
  const problem = (name: FieldName): string | null => {
    const { value } = fields[name].input;
    if (name === 'number') return checkNumber(value);
    return name === 'expiry' ? checkExpiry(value, new Date()) : checkCvc(value, brand());
  };
  const show = (name: FieldName, code: string | null) => {
    const { input, error } = fields[name];
    const text = code === null ? '' : (FIELD_ERRORS[code] ?? code);
    if (error.textContent !== text) error.textContent = text;
    input.setAttribute('aria-invalid', String(code !== null));
  };
  const format = (name: FieldName) => {
    const { input } = fields[name];
    if (name === 'number') {
      reformat(input, formatNumber);
      badge.textContent = brand().label;
      fields.cvc.input.maxLength = brand().cvc;
    } else if (name === 'expiry') reformat(input, formatExpiry);
    else reformat(input, (text) => digitsOf(text).slice(0, brand().cvc));
  };

  for (const name of FIELDS) {
    const { input } = fields[name];
    input.addEventListener('input', () => {
      format(name);
      // While typing an error only goes away; new ones appear on leaving the field.
      if (problem(name) === null) show(name, null);
      onChange('change');
    });
    input.addEventListener('focus', () => onChange('focus'));
    input.addEventListener('blur', () => {
      if (input.value !== '') show(name, problem(name));
      onChange('blur');
    });
  }

  return {
    host,
    state: () => ({
      empty: FIELDS.every((name) => fields[name].input.value === ''),
      complete: FIELDS.every((name) => problem(name) === null),
      brand: brand().name,
    }),
    validate: () => {
      for (const name of FIELDS) show(name, problem(name));
      const wrong = FIELDS.find((name) => problem(name) !== null);
      if (wrong === undefined) return null;
      fields[wrong].input.focus();
      const code = problem(wrong) ?? '';
      return { code, message: FIELD_ERRORS[code] ?? code };
    },
    values: () => {
      const expiry = digitsOf(fields.expiry.input.value);
      return {
        number: digitsOf(fields.number.input.value),
        exp_month: expiry.slice(0, 2),
        exp_year: `20${expiry.slice(2)}`,
        cvc: digitsOf(fields.cvc.input.value),
      };
    },
    setAppearance: (next) => {
      shadow.adoptedStyleSheets = [sheetFor(next)];
    },
    focus: () => fields.number.input.focus(),
    blur: () => (shadow.activeElement as HTMLElement | null)?.blur(),
    clear: () => {
      for (const name of FIELDS) {
        fields[name].input.value = '';
        show(name, null);
      }
      badge.textContent = '';
    },
  };
}
