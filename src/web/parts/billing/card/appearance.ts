import type { Appearance } from '@stripe/stripe-js';

/** Our look inside the Payment Element, which cannot see our style sheet: the tokens of design/tokens.css by value. */
export const appearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#b4461f',
    colorBackground: '#ffffff',
    colorText: '#2e2621',
    colorTextSecondary: '#5f5249',
    colorDanger: '#b8112f',
    borderRadius: '10px',
    fontFamily:
      "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Noto Sans JP', 'BIZ UDPGothic', 'Yu Gothic', Meiryo, sans-serif",
    fontSizeBase: '16px',
    spacingUnit: '4px',
  },
  rules: {
    '.Label': { fontSize: '16px', fontWeight: '700', marginBottom: '6px' },
    '.Input': { border: '1px solid #8b7c6e', padding: '11px 14px', boxShadow: 'none' },
    '.Input:focus': { outline: '3px solid #1f4fa3', outlineOffset: '2px', boxShadow: 'none' },
    '.Input--invalid': { border: '2px solid #b8112f', boxShadow: 'none' },
    '.Error': { fontWeight: '700' },
  },
};
