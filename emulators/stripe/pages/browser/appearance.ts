export interface Appearance {
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

const DEFAULTS: Record<string, string> = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#6d6e78',
  colorDanger: '#df1b41',
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSizeBase: '16px',
  spacingUnit: '4px',
};

/** The selectors of Stripe's Appearance API that this form has. */
const RULE_TARGETS: Record<string, string> = {
  '.Label': 'label',
  '.Input': 'input',
  '.Input:focus': 'input:focus',
  '.Input--invalid': 'input[aria-invalid="true"]',
  '.Error': '.error',
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const LAYOUT = `
:host{display:block}
.form{display:grid;grid-template-columns:1fr 1fr;gap:calc(var(--spacingUnit)*3);font-family:var(--fontFamily);font-size:var(--fontSizeBase);color:var(--colorText)}
.field{display:block;min-width:0}.field.number{grid-column:1/-1}
label{display:block;margin-bottom:var(--spacingUnit);font-size:.93em}
.box{position:relative}
input{box-sizing:border-box;width:100%;min-height:44px;padding:calc(var(--spacingUnit)*3);border:1px solid #8d8f9a;border-radius:var(--borderRadius);background:var(--colorBackground);color:var(--colorText);font:inherit;font-variant-numeric:tabular-nums}
.number input{padding-right:7.5em}
input:focus{outline:2px solid var(--colorPrimary);outline-offset:1px;border-color:var(--colorPrimary)}
input[aria-invalid="true"]{border-color:var(--colorDanger);color:var(--colorDanger)}
input::placeholder{color:var(--colorTextSecondary);opacity:1}
.brand{position:absolute;right:calc(var(--spacingUnit)*3);top:50%;transform:translateY(-50%);font-size:.8em;color:var(--colorTextSecondary);pointer-events:none}
.error,label{word-break:auto-phrase}
.error{margin:var(--spacingUnit) 0 0;font-size:.93em;color:var(--colorDanger)}.error:empty{display:none}
`;

/** Built through the CSSOM, which a strict Content-Security-Policy allows where a <style> element would be refused. */
export function sheetFor(appearance: Appearance | undefined): CSSStyleSheet {
  const variables = { ...DEFAULTS, ...appearance?.variables };
  const sheet = new CSSStyleSheet();
  const declared = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  const rules = Object.entries(appearance?.rules ?? {}).flatMap(([selector, declarations]) => {
    const target = RULE_TARGETS[selector];
    if (target === undefined) return [];
    return [
      `${target}{${Object.entries(declarations)
        .map(([name, value]) => `${kebab(name)}:${value}`)
        .join(';')}}`,
    ];
  });
  sheet.replaceSync(`:host{${declared.join(';')}}${LAYOUT}${rules.join('')}`);
  return sheet;
}
