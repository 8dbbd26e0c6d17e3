import type { z } from 'zod';

/** What a schema without words of its own says; zod's are English and speak of types. */
const plainWords = ({ input }: { readonly input?: unknown }): string =>
  input === undefined || input === null || input === '' ? '入力してください。' : '入力の内容をご確認ください。';

/** For every parse whose refusal a person reads. A schema's own words go before these. */
export const inJapanese = { error: plainWords } as const satisfies z.core.ParseContext<z.core.$ZodIssue>;
