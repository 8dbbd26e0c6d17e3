import { type Claims, nothingClaimed } from './claims.ts';

/** Who the company is, from a day on. Everybody who names it (pages, mails, receipts) reads the row in force, never a constant. */
/** What it does for safety beyond what its settings say, in its own words. */
export type CompanyPromise = { readonly title: string; readonly text: string };
type SocialLink = { readonly name: string; readonly account: string; readonly url: string };

export type CompanyFacts = {
  readonly name: string;
  readonly name_en: string;
  readonly representative: string;
  readonly established: string;
  readonly capital: string;
  readonly postal_code: string;
  readonly address: string;
  readonly tel: string;
  readonly email: string;
  readonly office_hours: string;
  readonly business: string;
  readonly invoice_registration_number: string;
  readonly chat_url: string;
  readonly social_links: readonly SocialLink[];
  /** Beside © at the foot of every page; null: none is shown. */
  readonly copyright_year: number | null;
  /** Families need no interview before their first stay. */
  readonly interview_free_flag: boolean;
  readonly promises: readonly CompanyPromise[];
  /** The lines at the end of every mail. */
  readonly message_signature: string;
};

/** A company that has not been described yet: whatever is blank is left out where it would be shown. */
export const unknownCompany: CompanyFacts = {
  name: '',
  name_en: '',
  representative: '',
  established: '',
  capital: '',
  postal_code: '',
  address: '',
  tel: '',
  email: '',
  office_hours: '',
  business: '',
  invoice_registration_number: '',
  chat_url: '',
  social_links: [],
  copyright_year: null,
  interview_free_flag: false,
  promises: [],
  message_signature: '',
};

/** From a column that may hold any JSON; what is no link is left out. */
export function readSocialLinks(value: unknown): SocialLink[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { name, account, url } = (entry ?? {}) as Record<string, unknown>;
    const isLink = typeof name === 'string' && typeof url === 'string' && /^https:\/\//.test(url);
    return isLink ? [{ name, account: typeof account === 'string' ? account : '', url }] : [];
  });
}

export function readPromises(value: unknown): CompanyPromise[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { title, text } = (entry ?? {}) as Record<string, unknown>;
    return typeof title === 'string' && typeof text === 'string' ? [{ title, text }] : [];
  });
}

/** The end of a mail: what headquarters wrote, else the company's name. */
export const signatureLines = ({ message_signature, name }: CompanyFacts): string[] =>
  (message_signature || name).split('\n').filter((line) => line.trim() !== '');

/** The company facts every page of the site carries; the rest is loaded by the pages that show it. */
export type SiteCompany = Pick<
  CompanyFacts,
  'name' | 'tel' | 'email' | 'office_hours' | 'social_links' | 'copyright_year'
> & {
  readonly claims: Claims;
  /** The versions a newcomer agrees to; null while there is no text. */
  readonly terms: string | null;
  readonly privacy: string | null;
};

export const unknownSiteCompany: SiteCompany = {
  name: '',
  tel: '',
  email: '',
  office_hours: '',
  social_links: [],
  copyright_year: null,
  claims: nothingClaimed,
  terms: null,
  privacy: null,
};
